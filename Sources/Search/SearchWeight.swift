/// What the search counts with: the script finds these in the index by their names, ``SearchFinder`` here.
package enum SearchWeight: String, CaseIterable, Sendable {
  // What a word is worth that is not quite the one that was asked: 1 is that word.
  case sameMeaning, guessed, begun, stem, beginning
  /// What it is worth that the words of a phrase stand in different sections of a page.
  case apart
  /// What Han say that no phrase explains: 1 is what a word says. The pairs of one run share it.
  case unexplained
  // How much of the worth elsewhere a section has, and how far that counts as an answer: in the title of its page, in another
  // section, for the page itself in any of its sections, and perhaps somewhere.
  case titleWorth, titleCover, pageWorth, pageCover, sectionsWorth, sectionsCover, commonWorth, commonCover
  /// How far a guessed word counts as an answer, and a version, which few pages lack.
  case guessedCover, version
  /// How much the title adds that was asked for; what is left of a page with another subject, and of symbols in a question.
  case named, otherSubject, otherPage, askedTerm, onlyTerm, otherTerm, symbol, symbolList, manySymbols
  // The score of places beside that of names: the least and what the best has more; that of a title, and of a whole one.
  case place, bestPlace, title, mostOfTitle, titleShare, titleCoverage, sectionNamed, pageNamed
  // From which share on a title, or a question, is whole; how much less what is done may say and stand before a rule.
  case whole, why
  // Below which coverage nothing answers; from which score on a name does, and its line need not be known word by word.
  case weak, sureName, knownName
  // The score of a name: as it is shown; whole; its last part; its end; a raw value; another name; by a synonym; where it begins
  // so, or has it within; where it is a word of the question, or has all its words; where it is spelt nearly so.
  case nameShown, nameWhole, nameLast, nameEnd, nameValue, nameOther, nameSynonym, nameBegun, nameWithin, nameWord,
    contained
  case nameParts, nameUnknown, nameGuessed
  // Messages, as MessageText describes them.
  case message, sureMessage, code, telling, longestGap, longestReplacement
  // How many of each count.
  case mostWords, mostGroups, mostGuessed, mostNames, mostWeighed, mostBeforeSymbols, firstPlaces
  case mostResults, mostNearest, mostOfPage

  package var value: Double {
    switch self {
    case .sameMeaning: 0.8
    case .guessed: 0.4
    case .begun: 0.5
    case .stem: 0.7
    case .beginning: 0.75
    case .apart: 0.3
    case .unexplained: 0.5
    case .titleWorth: 0.55
    case .titleCover: 0.9
    case .pageWorth: 0.2
    case .pageCover: 0.4
    case .sectionsWorth: 0.6
    case .sectionsCover: 0.65
    case .commonWorth: 0.1
    case .commonCover: 0.35
    case .guessedCover: 0.8
    case .version: 0.5
    case .named: 0.6
    case .otherSubject: 0.5
    case .otherPage: 0.8
    case .askedTerm: 1.15
    case .onlyTerm: 3
    case .otherTerm: 0.75
    case .symbol: 0.5
    case .symbolList: 0.6
    case .manySymbols: 5
    case .place: 100
    case .bestPlace: 700
    case .title: 1000
    case .mostOfTitle: 600
    case .titleShare: 0.5
    case .titleCoverage: 0.8
    case .sectionNamed: 1805
    case .pageNamed: 1870
    case .whole: 0.9
    case .why: 0.1
    case .weak: 0.6
    case .sureName: 800
    case .knownName: 1600
    case .nameShown: 1950
    case .nameWhole: 1900
    case .nameLast: 1880
    case .nameEnd: 1870
    case .nameValue: 1850
    case .nameOther: 1800
    case .nameSynonym: 1700
    case .nameBegun: 900
    case .nameWithin: 400
    case .nameWord: 860
    case .contained: 440
    case .nameParts: 760
    case .nameUnknown: 1690
    case .nameGuessed: 870
    case .message: 1810
    case .sureMessage: 1000
    case .code: 8
    case .telling: 4
    case .longestGap: 24
    case .longestReplacement: 3
    case .mostWords: 300
    case .mostGroups: 16
    case .mostGuessed: 6
    case .mostNames: 6
    case .mostWeighed: 100
    case .mostBeforeSymbols: 4
    case .firstPlaces: 3
    case .mostResults: 20
    case .mostNearest: 5
    case .mostOfPage: 3
    }
  }
}
