-- Spec: licences-et-factures#registre: a licence is written in the organization's name, with
-- entries in the organization's and the publisher's journals; an inconsistent one is refused as a
-- whole.
begin;
set local role metier;
select plan(9);
select essai.preparer();
select set_config('sillon.editeur', 'oui', true);

create function pg_temp.accorder(p_autres jsonb) returns jsonb language sql as $$
  select licence.accorder(essai.editeur(),
    jsonb_build_object('organisation_id', essai.id('organisation VOISIN'), 'debut', '2026-06-01')
      || p_autres, essai.t())::jsonb
$$;
select is(
  pg_temp.accorder('{"fin": "2026-06-30", "modules": ["stock", "livraison", "stock"],
    "plafonds": {"utilisateurs": 3, "appareils": null}}')
    - '{id,organisation_id,organisation_nom}'::text[],
  '{"organisation_code": "VOISIN", "debut": "2026-06-01", "fin": "2026-06-30",
    "statut": "en_vigueur", "jours_restants": 29, "modules": ["livraison", "stock"],
    "plafonds": {"utilisateurs": 3}, "corrige": null, "raison": null, "auteur": "editeur",
    "ecrite_le": "2026-06-01T08:00:00Z"}', 'as it was asked for');
select is((select array_agg(e.action) from journal.evenement e
    where e.action like 'licence.%'), '{licence.accorder}', 'journalled in the organization');
select results_eq('select cible, chemin, identifiant from journal.appel_editeur',
  $$ values (essai.id('organisation VOISIN'), '/v1/editeur/licences', 'editeur') $$,
  'and at the publisher''s');
select throws_ok($$ select pg_temp.accorder('{"fin": "2026-05-31"}') $$, 'TR400',
  'periode_invalide', 'an end before the beginning');
select throws_ok($$ select pg_temp.accorder('{"modules": ["stock", "lune"]}') $$, 'TR404',
  'module_inconnu', 'a module that is none');
select throws_ok(
  format($$ select pg_temp.accorder('{"organisation_id": "%s"}') $$, essai.id('nulle')), 'TR404',
  'organisation_introuvable', 'an organization that is none');
select throws_ok($$ select pg_temp.accorder('{"debut": "2026-06-30"}') $$, '23P01', null,
  'a day that another licence runs on');
select lives_ok($$ select pg_temp.accorder('{"debut": "2026-07-01"}') $$, 'the day after');
select essai.entrer('ESSAI');
select is_empty('select from licence.licence', 'another organization has none of it');

select * from finish();
rollback;
