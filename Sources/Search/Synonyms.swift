import Orientation
import OrientationCatalog

/// Words that mean the same to somebody who searches: whoever looks for one finds the others.
///
/// Each line of the record is a group. Terms of the glossary, with their Chinese words, stand there too; a test compares the two. A
/// word behind a `?` is only understood: nobody finds it by the others, since on pages it says something else or does not occur.
package enum Synonyms {
  /// The groups of a site in a language. A Chinese one has more words, for which the English index has no room: a line of their
  /// record adds to the group that begins with its word, or begins another.
  package static func groups(in language: Language) -> [[String]] {
    var groups = SearchList.synonyms.groups
    guard language == .simplifiedChinese else { return groups }
    for group in SearchList.chineseSynonyms.groups {
      if let index = groups.firstIndex(where: { $0[0] == group[0] }) {
        groups[index] += group.dropFirst()
      } else {
        groups.append(group)
      }
    }
    return groups
  }

  /// Traditional characters, and Japanese ones, each before the simplified one that is searched for instead.
  package static let simplified =
    "橫横豎竖鎖锁轉转強强設设備备視视頻频頁页單单個个啟启動动關关閉闭開开導导欄栏標标籤签當当獲获檢检測测監监聽听變变換换應应無无潰溃閃闪報报錯错誤误圖图機机預预覽览"
    + "鍵键盤盘彈弹佈布約约優优級级畫画隱隐亂乱類类適适顯显還还後后從从這这樣样嗎吗麼么為为時时僅仅讓让會会與与沒没裝装網网點点擊击鈕钮進进過过來来對对層层態态響响"
    + "調调執执體体寬宽邊边側侧狀状螢荧處处發发現现問问題题種种數数據据認认識识區区兩两項项東东車车馬马長长門门間间鎮镇傳传屬属壞坏斷断"
}
