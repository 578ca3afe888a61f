-- Spec: conformite-et-certificats#operations: a suspension of a certificate lists the collections
-- and contracts of that time.
begin;
set local role metier;
select plan(8);
select essai.preparer();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'G2');
insert into contrat.contrat (organisation_id, id, code, campagne_id, groupement_id, statut,
  actif_pendant, devise, cree_le)
values (core.organisation_id(), essai.id('k1'), 'K1', essai.id('campagne ESSAI'),
  essai.id('groupement ESSAI'), 'actif', '{[2026-05-01,)}', 'XOF', essai.t(-90)),
       (core.organisation_id(), essai.id('k2'), 'K2', essai.id('campagne ESSAI'), essai.id('G2'),
         'actif', '{(,)}', 'XOF', essai.t(-90)),
       (core.organisation_id(), essai.id('k3'), 'K3', essai.id('campagne ESSAI'),
         essai.id('groupement ESSAI'), 'clos', '{[2026-04-01,2026-05-01)}', 'XOF', essai.t(-90));
select essai.producteur('Afi', 'C1'), essai.producteur('Ami');
update producteur.producteur set groupement_id = essai.id('G2') where id = essai.id('Ami');
select from essai.collecter('bio');
select from essai.collecter('hier', '{}', essai.capture(essai.t(-1)));
select from essai.collecter('ordinaire',
  jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id', essai.id('parcelle Afi'),
    'qualite_declaree', '{}'::jsonb));
select from essai.collecter('ailleurs',
  jsonb_build_object('producteur_id', essai.id('Ami'), 'parcelle_id', essai.id('parcelle Ami')));
select essai.certifier('K', '2026-01-01', '2026-12-31'),
  essai.certifier('propre', '2026-01-01', '2026-12-31', '{}', null);
create function pg_temp.touchees(p_numero text, p_du timestamptz, p_au timestamptz) returns text
language sql as $$
  select string_agg(format('%s %s', o.entite, (
    select n from unnest('{bio,hier,ordinaire,ailleurs,k1,k2,k3}'::text[]) as n
    where essai.id(n) = o.id)), ', ' order by o.le, o.id)
  from certificat.operations_de_la_periode((select c.id from certificat.certificat c
      where c.numero = p_numero), p_du, p_au) as o
$$;
select is(pg_temp.touchees('K', essai.t(-40), essai.t(1)),
  'contrat k3, contrat k1, collecte hier, collecte bio', 'the group''s, organic or in conversion');
select is(pg_temp.touchees('K', essai.t(0, '00:00'), essai.t(1)), 'contrat k1, collecte bio',
  'of the period alone');
select is(pg_temp.touchees('K', essai.t(0, '07:00'), essai.t(0, '07:00')),
  'contrat k1, collecte bio', 'its ends counted');
select is(pg_temp.touchees('K', essai.t(1), essai.t(-1)), 'contrat k1',
  'a period the wrong way round holds no collection');
select is(pg_temp.touchees('propre', essai.t(0, '00:00'), essai.t(1)),
  'contrat k2, contrat k1, collecte ailleurs, collecte bio',
  'the organization''s own covers every group');
select is(
  (select o.reference
    from certificat.operations_de_la_periode((select c.id from certificat.certificat c
        where c.numero = 'K'), essai.t(0, '00:00'), essai.t(1)) as o
           where o.entite = 'collecte'), (select c.numero_officiel from collecte.collecte c
           where c.id = essai.id('bio')), 'by its number');
insert into fournisseur.fournisseur (organisation_id, id, code, nom, pays, actif_pendant, cree_le)
values (core.organisation_id(), essai.id('f'), 'F', 'F', 'BJ', '{(,)}', essai.t());
select essai.certifier('fourni', '2026-01-01', '2026-12-31', '{}', null, essai.id('f'));
select is(pg_temp.touchees('fourni', essai.t(-100), essai.t(1)), null,
  'members'' goods are none of a supplier''s');
select is(pg_temp.touchees('nul', essai.t(0), essai.t(1)), null,
  'none of a certificate that is not there');

select * from finish();
rollback;
