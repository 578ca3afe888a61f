-- Spec: conformite-et-certificats#certificat: the data on a certificate's paper is stored as
-- written.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select essai.certifier('K', '2026-01-01', '2026-12-31',
  jsonb_build_object('portee', jsonb_build_array(
  jsonb_build_object('activite', 'production'),
  jsonb_build_object('activite', 'reception', 'site', 'Allada', 'produit_id', essai.produit('JUS'),
    'unite', 'U1'))));
select results_eq($$ select c.organisme, c.categorie, c.groupement_id, c.statut, c.auteur_id,
    c.valide_pendant from certificat.certificat c $$,
  $$ values ('Ecocert', 'Végétaux', essai.id('groupement ESSAI'), 'valide', essai.id('rsci ESSAI'),
      '[2025-12-31 23:00+00, 2026-12-31 23:00+00)'::tstzrange) $$, 'as it was given');
select results_eq($$ select p.activite, p.site, p.produit_id, p.unite from certificat.portee p
    order by p.rang $$,
  $$ values ('production', null, null, null),
    ('reception', 'Allada', essai.produit('JUS'), 'U1') $$, 'with its scope in order');
select is((select e.entite_id from journal.evenement e where e.action = 'certificat.creer'),
  (select c.id from certificat.certificat c), 'the journal says so');
create function pg_temp.titulaire(p_numero text) returns text language sql as $$
  select concat_ws(' ', j #>> '{titulaire,type}', j #>> '{titulaire,nom}')
  from (select certificat.presenter(c, essai.t())::jsonb as j from certificat.certificat c
    where c.numero = p_numero) as x
$$;
select is(pg_temp.titulaire('K'), 'groupement Groupement 1', 'shown with its holder');
select essai.certifier('propre', '2026-01-01', '2026-12-31', '{}', null);
select is(pg_temp.titulaire('propre'), 'organisation Coopérative ESSAI',
  'the organization when nobody else');

select * from finish();
rollback;
