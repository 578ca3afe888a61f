-- Spec: packs-et-campagnes#packs-en-vigueur: a shape may be as large as the most generous pack in
-- force allows.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.raison(p_maximum bigint) returns text language sql as $$
  select coalesce((parcelle.mesurer(essai.rectangle(2, 6), p_maximum)).raison, 'aucune')
$$;
create temp table m as select (parcelle.mesurer(essai.rectangle(2, 6), null)).surface_m2;

select is(pg_temp.raison(m.surface_m2), 'aucune', 'as large as the limit') from m;
select is(pg_temp.raison(m.surface_m2 - 1), 'trop_grand', 'a square metre larger') from m;
select is(parcelle.surface_maximale(essai.t()), 100000::bigint,
  'the limit of the packs of the open campaigns');
select is(parcelle.surface_maximale(essai.t(-200) - interval '1 ms'), null,
  'none before a campaign with a limit opened');
select is(
  essai.motifs(essai.faire('parcelle.enregistrer', 'grande',
      jsonb_build_object('releve', essai.releve('g', essai.rectangle(11, 6.4, 0.0028, 0.0029))))),
  null,
  'a plot of 9.9 ha');
select is(
  essai.motifs(essai.faire('parcelle.enregistrer', 'trop grande',
      jsonb_build_object('releve', essai.releve('t', essai.rectangle(12, 6.4, 0.0028, 0.003))))),
  'polygone_invalide',
  'one of 10.3 ha');
select is((select k #>> '{0,details,raison}' from essai.constats('trop grande') as k), 'trop_grand',
  'the details say so');
update campagne.campagne
set active_pendant = tstzmultirange(tstzrange(essai.t(-200), essai.t(0, '07:00'))),
  statut = 'cloturee' where code = 'OPS';
select is(parcelle.surface_maximale(essai.t(0, '07:00')), null,
  'none once that campaign is closed');

select * from finish();
rollback;
