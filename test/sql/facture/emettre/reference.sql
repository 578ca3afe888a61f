-- Spec: licences-et-factures#factures: a reference is written once, for an existing organization,
-- in an existing currency, issued by today and due no earlier; only the publisher sees it.
begin;
set local role metier;
select plan(9);
select essai.preparer();
select set_config('sillon.editeur', 'oui', true);

create function pg_temp.emettre(p_autres jsonb) returns jsonb language sql as $$
  select facture.emettre(essai.editeur(), jsonb_build_object('organisation_id',
    essai.id('organisation VOISIN'), 'reference', 'F-1', 'montant', 9007199254740991, 'devise',
    'TND', 'echeance', '2026-06-30') || p_autres, essai.t())::jsonb
$$;
select is(pg_temp.emettre('{}') - '{id,organisation_id,organisation_nom}'::text[],
  '{"reference": "F-1", "objet": null, "organisation_code": "VOISIN", "montant": 9007199254740991,
    "devise": "TND", "decimales": 3, "emise_le": "2026-06-01", "echeance": "2026-06-30",
    "statut": "emise", "en_retard": false, "payee_le": null, "raison": null, "auteur": "editeur",
    "ecrite_le": "2026-06-01T08:00:00Z", "close_par": null, "close_le": null}',
  'issued today unless a day is said');
select throws_ok('select pg_temp.emettre(''{}'')', '23505', null, 'a reference is given once');
select throws_ok($$ select pg_temp.emettre('{"reference": "2", "devise": "QQQ"}') $$, 'TR404',
  'devise_inconnue', 'a currency');
select throws_ok(format($$ select pg_temp.emettre('{"organisation_id": "%s"}') $$,
    essai.id('nulle')), 'TR404', 'organisation_introuvable', 'an organization');
select throws_ok($$ select pg_temp.emettre('{"reference": "2", "emise_le": "2026-06-02"}') $$,
  'TR400', 'parametre_invalide', 'an issue that has not come');
select throws_ok($$ select pg_temp.emettre('{"reference": "2", "echeance": "2026-05-31"}') $$,
  'TR400', 'periode_invalide', 'due before its issue');
select throws_ok($$ select pg_temp.emettre('{"reference": "2", "montant": 0}') $$, '23514', null,
  'nothing is no amount');
select is((select count(*) from facture.facture), 1::bigint, 'the publisher reads it');
select set_config('sillon.editeur', '', true);
select is_empty('select from facture.facture', 'an organization does not');

select * from finish();
rollback;
