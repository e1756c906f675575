import UIKit

extension ListViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let player = PlayerViewController()
    player.modalPresentationStyle = .fullScreen
    present(player, animated: true)
  }
}
