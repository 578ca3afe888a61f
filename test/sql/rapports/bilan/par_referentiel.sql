-- Spec: rapports#bilan: goods that are organic under AB count there as organic, whatever their
-- state under NOP.
begin;
set local role metier;
select plan(7);
select essai.preparer();
select essai.referentiel_nop();

create function pg_temp.bilan(p_referentiel text default null, p_du timestamptz default '-infinity',
  p_au timestamptz default 'infinity') returns setof text language sql as $$
  select concat_ws(' ', b.referentiel_code, b.categorie, b.ouverture_g, '+', b.entrees_g, '-',
    b.sorties_g, '=', b.cloture_g, b.certificats -> 0 ->> 'numero')
  from rapports.bilan(p_du, p_au) as b where p_referentiel is null
    or b.referentiel_code = p_referentiel order by 1
$$;
select essai.lot('ab', 1000, 'validé'), essai.lot('inégal', 500, 'validé');
select results_eq($$ select pg_temp.bilan() $$, $$ values ('AB bio 0 + 1500 - 0 = 1500') $$,
  'one referential: as it is');
insert into conformite.referentiel_coche values (core.organisation_id(), 'NOP');
select results_eq($$ select pg_temp.bilan() $$,
  $$ values ('AB bio 0 + 1500 - 0 = 1500'), ('NOP conventionnel 0 + 1500 - 0 = 1500') $$,
  'one that was ticked has its balance');
select lot.qualifier(essai.id('lot inégal'), '{"NOP": "TR"}', 'apports', null,
  essai.id('rsci ESSAI'), essai.t());
select results_eq($$ select pg_temp.bilan('AB') $$, $$ values ('AB bio 0 + 1500 - 0 = 1500') $$,
  'the kilos are organic under AB');
select results_eq($$ select pg_temp.bilan('NOP') $$,
  $$ values ('NOP conventionnel 0 + 1500 - 0 = 1500') $$,
  'conventional under NOP, what it says nothing of too');
select lot.qualifier(essai.id('lot ab'), '{"NOP": "NOP"}', 'decision', null, essai.id('rsci ESSAI'),
  essai.t(3));
select results_eq($$ select pg_temp.bilan(null, essai.t(2), essai.t(4)) $$,
  $$ values ('AB bio 1500 + 0 - 0 = 1500'),
  ('NOP bio 0 + 1000 - 0 = 1000'), ('NOP conventionnel 1500 + 0 - 1000 = 500') $$,
  'a change under one moves nothing under the other');

select essai.certifier('AUTRE', '2026-01-01', '2026-12-31',
  '{"portee": [{"activite": "storing", "site": "ailleurs"}]}', null),
  essai.certifier('ECHU', '2025-01-01', '2025-12-31', '{}', null),
  essai.certifier('GROUPE', '2026-01-01', '2026-12-31'),
  essai.certifier('PROPRE', '2026-01-01', '2026-12-31',
    '{"portee": [{"activite": "storing", "site": "principal"}]}', null);
select results_eq($$ select pg_temp.bilan(null, essai.t(2), essai.t(4)) $$,
  $$ values ('AB bio 1500 + 0 - 0 = 1500 PROPRE'),
  ('NOP bio 0 + 1000 - 0 = 1000'), ('NOP conventionnel 1500 + 0 - 1000 = 500') $$,
  'the organization''s certificate that covers the product on the site during the period stands '
  'beside');
select is((select b.certificats from rapports.bilan(essai.t(2), essai.t(4)) as b
    where b.referentiel_code = 'AB'),
  (select jsonb_build_array(jsonb_build_object('certificat_id', c.id, 'numero', 'PROPRE', 'statut',
        'valide'))
   from certificat.certificat c where c.numero = 'PROPRE'), 'it alone');

select * from finish();
rollback;
