-- Declares the functions that update premiums after a new exchange rate, and deductions after a
-- change of a hand-out.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('paiement', array[
  ('devise.suivre_taux', 10, null, 'paiement.suivre_taux'),
  ('intrant.suivre', 10, null, 'paiement.suivre_remise')
]::core.lien[]);
