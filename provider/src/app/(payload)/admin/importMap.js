import { VideoStatus as VideoStatus_f80a7b8d28f49d4eceb66c063b6ba654 } from '../../../admin/videos/video-status'
import { ReportsPanel as ReportsPanel_fa878e0892de2efcefc1f275a3459752 } from '../../../admin/videos/reports-panel'
import { ClipCell as ClipCell_9aa6dfe542184d6d33c5467d9556e53a } from '../../../admin/clips/media-cells'
import { MediaField as MediaField_8e12e82b5bdbd6c62dbb7fcc08fe93fc } from '../../../admin/media/media-field'
import { ClipPlayer as ClipPlayer_6caa6c8f3fab898acaac789230b1bebc } from '../../../admin/clips/clip-player'
import { CaptionList as CaptionList_cc3649a36a966797bd5bdcc149d062f3 } from '../../../admin/captions/caption-list'
import { RelationCell as RelationCell_337ff8dd1501ea315c4c3d6fc6c3530b } from '../../../admin/fields/relation-cell'
import { NoField as NoField_9aa6dfe542184d6d33c5467d9556e53a } from '../../../admin/clips/media-cells'
import { ObjectionCell as ObjectionCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { YesNoCell as YesNoCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { PublishUnprepared as PublishUnprepared_970988b2826b6a0fc0d329cd22fde648 } from '../../../admin/clips/publish-unprepared'
import { VideoMonth as VideoMonth_442066a57554641b5080eec0c38878bb } from '../../../admin/videos/video-month'
import { SlugInput as SlugInput_b4880f96c5efdde0a860c708268570e2 } from '../../../admin/fields/slug-input'
import { TimeCell as TimeCell_6880f13ad4b18f7d48379437f91f7040 } from '../../../admin/time/church-time'
import { ChurchTimeField as ChurchTimeField_4d079dd8cbd0aa132d9872d15b626e38 } from '../../../admin/schedule/church-time'
import { ScheduleProblem as ScheduleProblem_47cfad46a1b5705d07f9b5f83dcc5e21 } from '../../../admin/schedule/schedule-problem'
import { HistoryPanel as HistoryPanel_05ab6698d7dfb42921c6c0d3abce4e1b } from '../../../admin/history/history-panel'
import { KeepModified as KeepModified_b14ac97e9cb019a790a90d45a782bfb7 } from '../../../admin/parts/keep-modified'
import { RecordList as RecordList_53ef6bb2713c6302922302243d3a0021 } from '../../../admin/parts/record-list'
import { StoryReview as StoryReview_cd55e97e94a86132d7383711e5d6c62b } from '../../../admin/stories/story-review'
import { RecordLink as RecordLink_b96954499e875d259d90b7c2002b9ade } from '../../../admin/fields/record-link'
import { TimeField as TimeField_6880f13ad4b18f7d48379437f91f7040 } from '../../../admin/time/church-time'
import { UnreadCell as UnreadCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { ReadText as ReadText_047760fdafd84f4e8ac9387a5e7e3fb4 } from '../../../admin/fields/read-text'
import { NameList as NameList_b3131d2d1dbc81dd4aada3ecfcbd2a9b } from '../../../admin/consents/field-lists'
import { ConsentList as ConsentList_b3131d2d1dbc81dd4aada3ecfcbd2a9b } from '../../../admin/consents/field-lists'
import { MarkRead as MarkRead_43a438f7ac3fd40585c7ec19aaa68eef } from '../../../admin/inbox/inbox-actions'
import { AnswerPanel as AnswerPanel_c2101e2198e342db9ab1831b55359a41 } from '../../../admin/inbox/answer-panel'
import { ListFilters as ListFilters_05707f4fabaf33801aca486e867abe25 } from '../../../admin/parts/list-filters'
import { SpamNote as SpamNote_43a438f7ac3fd40585c7ec19aaa68eef } from '../../../admin/inbox/inbox-actions'
import { ExportButton as ExportButton_43a438f7ac3fd40585c7ec19aaa68eef } from '../../../admin/inbox/inbox-actions'
import { StoryList as StoryList_69b7c00dc48aed75f02d0b5bd7e1b252 } from '../../../admin/stories/story-list'
import { WithdrawConsentButton as WithdrawConsentButton_43a438f7ac3fd40585c7ec19aaa68eef } from '../../../admin/inbox/inbox-actions'
import { ReportScreen as ReportScreen_80365378f2683d10b4ac02947b3c1e76 } from '../../../admin/reports/report-screen'
import { ReasonCell as ReasonCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { FilmCell as FilmCell_80365378f2683d10b4ac02947b3c1e76 } from '../../../admin/reports/report-screen'
import { StoryOrder as StoryOrder_72f3ed094d6486d08a10f42ae1a16f29 } from '../../../admin/collections/story-order'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_5d37a8d19b2c8577a79f70471effb6ad } from '../../../admin/rich-text/paste-feature'
import { OriginalState as OriginalState_231c38933efc82dac30c4638c0adc2fc } from '../../../admin/translations/original'
import { DraftButton as DraftButton_5a787b0500d020aeae25186b1c7d3591 } from '../../../admin/translations/draft-button'
import { OriginalText as OriginalText_231c38933efc82dac30c4638c0adc2fc } from '../../../admin/translations/original'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TranslatedQuestions as TranslatedQuestions_106d0b75fc30c026261c165b3e84fffd } from '../../../admin/translations/questions'
import { TranslationGaps as TranslationGaps_815407a7643f3520be1c0a202171ae44 } from '../../../admin/translations/gaps'
import { LinkPreviewField as LinkPreviewField_6d270be8b7d6c56379e9e910dcece090 } from '../../../admin/fields/link-preview-field'
import { PublishButtons as PublishButtons_52d7e1567575df6a511080551489a5f4 } from '../../../admin/articles/publish-buttons'
import { QuestionLabel as QuestionLabel_4a95b962fa66f8c5592f5c8aa0e2b6bc } from '../../../admin/fields/labels'
import { Desk as Desk_5fbbf8e57d8863ae51912f5a8c0f61df } from '../../../admin/inbox/desk'
import { UploadToFiles as UploadToFiles_43c7cc24ea0f377e0183663c54eeb7e2 } from '../../../admin/media/file-upload'
import { MediaList as MediaList_f9644493ed54a9562f35011aed755242 } from '../../../admin/media/media-list'
import { LengthCell as LengthCell_9aa6dfe542184d6d33c5467d9556e53a } from '../../../admin/clips/media-cells'
import { PreparationCell as PreparationCell_9aa6dfe542184d6d33c5467d9556e53a } from '../../../admin/clips/media-cells'
import { ClipFile as ClipFile_43c7cc24ea0f377e0183663c54eeb7e2 } from '../../../admin/media/file-upload'
import { LanguageField as LanguageField_069c2498da978c6646fb16c0d0f38abe } from '../../../admin/captions/language-choice'
import { CueEditor as CueEditor_d0f4a3093e46dd79fb9fa753a24359c0 } from '../../../admin/captions/cue-editor'
import { CueDiff as CueDiff_85e6931afb3af1e39c14ebae15ddca96 } from '../../../admin/captions/cue-diff'
import { DeleteMember as DeleteMember_343234c287eb87b2ea7b8bb3cf4789f2 } from '../../../admin/members/delete-member'
import { CurrentPassword as CurrentPassword_a2c3409cb36f277f647469e4a8c455de } from '../../../admin/staff/current-password'
import { SecondFactorPanel as SecondFactorPanel_19a5be5914e7548340f3aa2a56dc0694 } from '../../../admin/staff/second-factor-panel'
import { NoticesPanel as NoticesPanel_ec0fcd6b3ca3441f747611900d8ac671 } from '../../../admin/staff/notices-panel'
import { InviteColleague as InviteColleague_525e9a6d1e0ff53a1711c19fe0670719 } from '../../../admin/staff/invite-colleague'
import { ChangeCell as ChangeCell_dd4be18577535f4db0e0fffb8e9413f9 } from '../../../admin/history/history-cells'
import { ChoiceField as ChoiceField_4296ad4848a2538570cbcc8835f5dcc1 } from '../../../admin/fields/choice-field'
import { ColorField as ColorField_56598ec8717bc3128617ee116309516f } from '../../../admin/fields/color-field'
import { CrisisLineLabel as CrisisLineLabel_4a95b962fa66f8c5592f5c8aa0e2b6bc } from '../../../admin/fields/labels'
import { OwnAddress as OwnAddress_bef971f164ce6dd0b5355da929332ee6 } from '../../../admin/fields/own-address'
import { Icon as Icon_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { Logo as Logo_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { MenuLinks as MenuLinks_9d528d6a9bb8cc8c9393bd1de57b68c1 } from '../../../admin/menu-links'
import { TimeZoneProvider as TimeZoneProvider_1472b59ef9d339261a6d58b282c67316 } from '../../../admin/time/time-zone-provider'
import { SignInAgain as SignInAgain_eee79fb274d7d70e7af000c97468cbb3 } from '../../../admin/staff/sign-in-again'
import { ConsentSearch as ConsentSearch_208215f3bbe12a4f640c6a4f9a83a88b } from '../../../admin/consents/consent-search'
import { HandOverView as HandOverView_e244b87373eac02ef85c29b6e7ad317a } from '../../../admin/dashboard/hand-over'
import { SafeguardingRecord as SafeguardingRecord_bcb582d5c2b3feae9a65441db98a48af } from '../../../admin/stories/safeguarding-record'
import { Dashboard as Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c } from '../../../admin/dashboard/dashboard'
import { LoginView as LoginView_168e3f4443e7cfeaa787748684085953 } from '../../../admin/staff/login-view'
import { FirstAccountView as FirstAccountView_efc0cf7e13021dc9db4ce5f04fec5ea2 } from '../../../admin/staff/first-account-view'
import { ChoosePasswordView as ChoosePasswordView_a49f3eb0f6f7695103647010abcc2c77 } from '../../../admin/staff/choose-password-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/videos/video-status#VideoStatus": VideoStatus_f80a7b8d28f49d4eceb66c063b6ba654,
  "/admin/videos/reports-panel#ReportsPanel": ReportsPanel_fa878e0892de2efcefc1f275a3459752,
  "/admin/clips/media-cells#ClipCell": ClipCell_9aa6dfe542184d6d33c5467d9556e53a,
  "/admin/media/media-field#MediaField": MediaField_8e12e82b5bdbd6c62dbb7fcc08fe93fc,
  "/admin/clips/clip-player#ClipPlayer": ClipPlayer_6caa6c8f3fab898acaac789230b1bebc,
  "/admin/captions/caption-list#CaptionList": CaptionList_cc3649a36a966797bd5bdcc149d062f3,
  "/admin/fields/relation-cell#RelationCell": RelationCell_337ff8dd1501ea315c4c3d6fc6c3530b,
  "/admin/clips/media-cells#NoField": NoField_9aa6dfe542184d6d33c5467d9556e53a,
  "/admin/fields/cells#ObjectionCell": ObjectionCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/cells#YesNoCell": YesNoCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/clips/publish-unprepared#PublishUnprepared": PublishUnprepared_970988b2826b6a0fc0d329cd22fde648,
  "/admin/videos/video-month#VideoMonth": VideoMonth_442066a57554641b5080eec0c38878bb,
  "/admin/fields/slug-input#SlugInput": SlugInput_b4880f96c5efdde0a860c708268570e2,
  "/admin/time/church-time#TimeCell": TimeCell_6880f13ad4b18f7d48379437f91f7040,
  "/admin/schedule/church-time#ChurchTimeField": ChurchTimeField_4d079dd8cbd0aa132d9872d15b626e38,
  "/admin/schedule/schedule-problem#ScheduleProblem": ScheduleProblem_47cfad46a1b5705d07f9b5f83dcc5e21,
  "/admin/history/history-panel#HistoryPanel": HistoryPanel_05ab6698d7dfb42921c6c0d3abce4e1b,
  "/admin/parts/keep-modified#KeepModified": KeepModified_b14ac97e9cb019a790a90d45a782bfb7,
  "/admin/parts/record-list#RecordList": RecordList_53ef6bb2713c6302922302243d3a0021,
  "/admin/stories/story-review#StoryReview": StoryReview_cd55e97e94a86132d7383711e5d6c62b,
  "/admin/fields/record-link#RecordLink": RecordLink_b96954499e875d259d90b7c2002b9ade,
  "/admin/time/church-time#TimeField": TimeField_6880f13ad4b18f7d48379437f91f7040,
  "/admin/fields/cells#UnreadCell": UnreadCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/read-text#ReadText": ReadText_047760fdafd84f4e8ac9387a5e7e3fb4,
  "/admin/consents/field-lists#NameList": NameList_b3131d2d1dbc81dd4aada3ecfcbd2a9b,
  "/admin/consents/field-lists#ConsentList": ConsentList_b3131d2d1dbc81dd4aada3ecfcbd2a9b,
  "/admin/inbox/inbox-actions#MarkRead": MarkRead_43a438f7ac3fd40585c7ec19aaa68eef,
  "/admin/inbox/answer-panel#AnswerPanel": AnswerPanel_c2101e2198e342db9ab1831b55359a41,
  "/admin/parts/list-filters#ListFilters": ListFilters_05707f4fabaf33801aca486e867abe25,
  "/admin/inbox/inbox-actions#SpamNote": SpamNote_43a438f7ac3fd40585c7ec19aaa68eef,
  "/admin/inbox/inbox-actions#ExportButton": ExportButton_43a438f7ac3fd40585c7ec19aaa68eef,
  "/admin/stories/story-list#StoryList": StoryList_69b7c00dc48aed75f02d0b5bd7e1b252,
  "/admin/inbox/inbox-actions#WithdrawConsentButton": WithdrawConsentButton_43a438f7ac3fd40585c7ec19aaa68eef,
  "/admin/reports/report-screen#ReportScreen": ReportScreen_80365378f2683d10b4ac02947b3c1e76,
  "/admin/fields/cells#ReasonCell": ReasonCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/reports/report-screen#FilmCell": FilmCell_80365378f2683d10b4ac02947b3c1e76,
  "/admin/collections/story-order#StoryOrder": StoryOrder_72f3ed094d6486d08a10f42ae1a16f29,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/rich-text/paste-feature#PasteFeatureClient": PasteFeatureClient_5d37a8d19b2c8577a79f70471effb6ad,
  "/admin/translations/original#OriginalState": OriginalState_231c38933efc82dac30c4638c0adc2fc,
  "/admin/translations/draft-button#DraftButton": DraftButton_5a787b0500d020aeae25186b1c7d3591,
  "/admin/translations/original#OriginalText": OriginalText_231c38933efc82dac30c4638c0adc2fc,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/translations/questions#TranslatedQuestions": TranslatedQuestions_106d0b75fc30c026261c165b3e84fffd,
  "/admin/translations/gaps#TranslationGaps": TranslationGaps_815407a7643f3520be1c0a202171ae44,
  "/admin/fields/link-preview-field#LinkPreviewField": LinkPreviewField_6d270be8b7d6c56379e9e910dcece090,
  "/admin/articles/publish-buttons#PublishButtons": PublishButtons_52d7e1567575df6a511080551489a5f4,
  "/admin/fields/labels#QuestionLabel": QuestionLabel_4a95b962fa66f8c5592f5c8aa0e2b6bc,
  "/admin/inbox/desk#Desk": Desk_5fbbf8e57d8863ae51912f5a8c0f61df,
  "/admin/media/file-upload#UploadToFiles": UploadToFiles_43c7cc24ea0f377e0183663c54eeb7e2,
  "/admin/media/media-list#MediaList": MediaList_f9644493ed54a9562f35011aed755242,
  "/admin/clips/media-cells#LengthCell": LengthCell_9aa6dfe542184d6d33c5467d9556e53a,
  "/admin/clips/media-cells#PreparationCell": PreparationCell_9aa6dfe542184d6d33c5467d9556e53a,
  "/admin/media/file-upload#ClipFile": ClipFile_43c7cc24ea0f377e0183663c54eeb7e2,
  "/admin/captions/language-choice#LanguageField": LanguageField_069c2498da978c6646fb16c0d0f38abe,
  "/admin/captions/cue-editor#CueEditor": CueEditor_d0f4a3093e46dd79fb9fa753a24359c0,
  "/admin/captions/cue-diff#CueDiff": CueDiff_85e6931afb3af1e39c14ebae15ddca96,
  "/admin/members/delete-member#DeleteMember": DeleteMember_343234c287eb87b2ea7b8bb3cf4789f2,
  "/admin/staff/current-password#CurrentPassword": CurrentPassword_a2c3409cb36f277f647469e4a8c455de,
  "/admin/staff/second-factor-panel#SecondFactorPanel": SecondFactorPanel_19a5be5914e7548340f3aa2a56dc0694,
  "/admin/staff/notices-panel#NoticesPanel": NoticesPanel_ec0fcd6b3ca3441f747611900d8ac671,
  "/admin/staff/invite-colleague#InviteColleague": InviteColleague_525e9a6d1e0ff53a1711c19fe0670719,
  "/admin/history/history-cells#ChangeCell": ChangeCell_dd4be18577535f4db0e0fffb8e9413f9,
  "/admin/fields/choice-field#ChoiceField": ChoiceField_4296ad4848a2538570cbcc8835f5dcc1,
  "/admin/fields/color-field#ColorField": ColorField_56598ec8717bc3128617ee116309516f,
  "/admin/fields/labels#CrisisLineLabel": CrisisLineLabel_4a95b962fa66f8c5592f5c8aa0e2b6bc,
  "/admin/fields/own-address#OwnAddress": OwnAddress_bef971f164ce6dd0b5355da929332ee6,
  "/admin/logo#Icon": Icon_481c7343515a00946c6e2c2ed9750300,
  "/admin/logo#Logo": Logo_481c7343515a00946c6e2c2ed9750300,
  "/admin/menu-links#MenuLinks": MenuLinks_9d528d6a9bb8cc8c9393bd1de57b68c1,
  "/admin/time/time-zone-provider#TimeZoneProvider": TimeZoneProvider_1472b59ef9d339261a6d58b282c67316,
  "/admin/staff/sign-in-again#SignInAgain": SignInAgain_eee79fb274d7d70e7af000c97468cbb3,
  "/admin/consents/consent-search#ConsentSearch": ConsentSearch_208215f3bbe12a4f640c6a4f9a83a88b,
  "/admin/dashboard/hand-over#HandOverView": HandOverView_e244b87373eac02ef85c29b6e7ad317a,
  "/admin/stories/safeguarding-record#SafeguardingRecord": SafeguardingRecord_bcb582d5c2b3feae9a65441db98a48af,
  "/admin/dashboard/dashboard#Dashboard": Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c,
  "/admin/staff/login-view#LoginView": LoginView_168e3f4443e7cfeaa787748684085953,
  "/admin/staff/first-account-view#FirstAccountView": FirstAccountView_efc0cf7e13021dc9db4ce5f04fec5ea2,
  "/admin/staff/choose-password-view#ChoosePasswordView": ChoosePasswordView_a49f3eb0f6f7695103647010abcc2c77,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
