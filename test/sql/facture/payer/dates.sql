-- Spec: licences-et-factures#etats-d-une-facture: an invoice is paid on the day of its issue or
-- later, by today, which is the publisher's day by default; paid or cancelled is final.
begin;
set local role metier;
select plan(10);
select essai.preparer();
select set_config('sillon.editeur', 'oui', true);

create function pg_temp.facture(p_reference text) returns uuid language sql as $$
  select (facture.emettre(essai.editeur(), jsonb_build_object('organisation_id',
    essai.id('organisation ESSAI'), 'reference', p_reference, 'montant', 5, 'devise', 'XOF',
    'emise_le', '2026-05-20', 'echeance', '2026-05-31'), essai.t()) ->> 'id')::uuid
$$;
create function pg_temp.payer(p_id uuid, p_payee_le date, p_le timestamptz default essai.t())
returns text language sql as $$
  select facture.payer(essai.editeur('chef'), p_id, p_payee_le, p_le)::jsonb ->> 'payee_le'
$$;
create temporary table f as
select pg_temp.facture(r) as id, r from unnest('{a,b,c,d}'::text[]) as r;

select throws_ok('select pg_temp.payer(id, ''2026-05-19'') from f where r = ''a''', 'TR409',
  'evenement_hors_ordre', 'not before its issue');
select throws_ok('select pg_temp.payer(id, ''2026-06-02'') from f where r = ''a''', 'TR400',
  'parametre_invalide', 'not after today');
select is(pg_temp.payer(id, '2026-05-20'), '2026-05-20', 'on the day of its issue')
from f where r = 'a';
select is(pg_temp.payer(id, null), '2026-06-01', 'today') from f where r = 'b';
select organisation.changer_fuseau_editeur('Pacific/Auckland', essai.t());
select is(pg_temp.payer(id, null, essai.t(0, '20:00')), '2026-06-02', 'which is the publisher''s')
from f where r = 'c';
select throws_ok('select pg_temp.payer(id, null) from f where r = ''a''', 'TR409',
  'facture_statut_refuse', 'paid is final');
select is(facture.annuler(essai.editeur('chef'), id, 'doublon', essai.t())::jsonb
    - '{id,organisation_id,organisation_code,organisation_nom,montant,devise,decimales}'::text[],
  '{"reference": "d", "objet": null, "emise_le": "2026-05-20", "echeance": "2026-05-31",
    "statut": "annulee", "en_retard": false, "payee_le": null, "raison": "doublon",
    "auteur": "editeur", "ecrite_le": "2026-06-01T08:00:00Z", "close_par": "chef",
    "close_le": "2026-06-01T08:00:00Z"}', 'cancelled for a reason') from f where r = 'd';
select throws_ok('select pg_temp.payer(id, null) from f where r = ''d''', 'TR409',
  'facture_statut_refuse', 'cancelled is final');
select throws_ok($$ select facture.annuler(essai.editeur(), id, 'x', essai.t()) from f
  where r = 'a' $$,
  'TR409', 'facture_statut_refuse', 'what is paid is not cancelled');
select throws_ok(format('select pg_temp.payer(%L, null)', essai.id('nulle')), 'TR404',
  'facture_inconnue', 'of nothing');

select * from finish();
rollback;
