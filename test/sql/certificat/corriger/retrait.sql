-- Spec: conformite-et-certificats#correction: a withdrawal by mistake is corrected, with a reason,
-- and each refusal of a withdrawn certificate names that act. One of an undone import stays so.
begin;
set local role metier;
select plan(11);
select essai.preparer_receptions();
select set_config('essai.certificat', essai.certifier('K', '2026-01-01', '2026-12-31')::text, true);
create function pg_temp.corriger(p_champs jsonb) returns text language sql as $$
  select format('select (certificat.corriger(%L, %L, %L, %L)).statut',
    current_setting('essai.certificat'), '{"raison": "Mal lu"}' || p_champs,
    essai.id('rsci ESSAI'), essai.t(5))
$$;
select is(essai.issue_de(pg_temp.corriger('{"statut": "suspendu"}')), '400 parametre_invalide',
  'a valid one is suspended, not corrected');
select from essai.recevoir('r', '{c1}');
select from essai.traiter_reception('r', 'valider');
select is(essai.suspendre('K', 'retire', '2026-05-20'), 'retire', 'withdrawn by mistake');
select is(essai.details_de(format(
    'select certificat.changer_statut(%L, ''valide'', %L, ''x'', %L, %L)',
    current_setting('essai.certificat'), '2026-06-01', essai.id('rsci ESSAI'), essai.t(5)))
    -> 'possibles', '["corriger"]', 'its other acts name the correction');
select is(essai.details_de(pg_temp.corriger('{"valide_au": "2027-12-31"}')) ->> 'parametre',
  'statut', 'and the correction, its member');
select is(essai.issue_de(pg_temp.corriger('{"statut": "valide"}')), 'valide', 'corrected');
select is(certificat.etat_a(current_setting('essai.certificat')::uuid, essai.t()), 'valide',
  'it counts at any date');
select results_eq($$ select h.statut, h.depuis, h.raison from certificat.changement h
    order by h.rang $$,
  $$ values ('retire', date '2026-05-20', 'contrôle'), ('valide', '2026-05-20', 'Mal lu') $$,
  'both are kept, of one day');
select results_eq($$ select c.avant, c.apres, c.maintenus from correction.correction c $$,
  $$ values ('{"statut": "retire"}'::jsonb, '{"statut": "valide"}'::jsonb, '[]'::jsonb) $$,
  'before and after');
select is(essai.issue_de(pg_temp.corriger('{"statut": "valide"}')), '409 correction_sans_effet',
  'once');
update certificat.certificat c set statut = 'retire', numero = c.numero || ' ANNULE ' || c.id;
select is(essai.issue_de(pg_temp.corriger('{"statut": "valide"}')), '409 certificat_retire',
  'one of an undone import');
select is(essai.details_de(pg_temp.corriger('{"statut": "valide"}')) -> 'possibles', '[]',
  'which is imported again');

select * from finish();
rollback;
