-- Spec: licences-et-factures#retard: an invoice is overdue from the day after its due day, while it
-- is issued and unpaid.
begin;
select plan(1);

select results_eq($$
  select facture.est_en_retard(jsonb_populate_record(null::facture.facture, jsonb_build_object(
    'statut', s.statut, 'echeance', '2026-06-30')), s.jour)
  from (values (1, 'emise', date '2026-06-30'), (2, 'emise', '2026-07-01'),
    (3, 'payee', '2026-07-01'), (4, 'annulee', '2026-07-01')) as s (rang, statut, jour)
  order by s.rang $$, $$ values (false), (true), (false), (false) $$, 'by the state and the day');

select * from finish();
rollback;
