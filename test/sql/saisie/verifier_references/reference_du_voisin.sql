-- "Data is isolated per organization": an entity of another organization is not found.
begin;
set local role metier;
select plan(5);
select essai.preparer();

insert into contrat.contrat (organisation_id, id, code, campagne_id, statut, actif_pendant, devise, cree_le)
values (core.organisation_id(), essai.id('contrat'), 'K1', essai.id('campagne ESSAI'), 'actif', '{(,)}', 'XOF', essai.t(-90));
create function pg_temp.champs() returns setof text language sql as $$
  values ('campagne_id'), ('contrat_id'), ('parcelle_id'), ('producteur_id'), ('produit_id')
$$;
create function pg_temp.complet() returns jsonb language sql as $$ select jsonb_build_object('contrat_id', essai.id('contrat')) $$;

select essai.entrer('VOISIN');
select essai.producteur('Chez le voisin');
insert into contrat.contrat (organisation_id, id, code, campagne_id, statut, actif_pendant, devise, cree_le)
values (core.organisation_id(), essai.id('contrat VOISIN'), 'K1', essai.id('campagne VOISIN'), 'actif', '{(,)}', 'XOF', essai.t(-90));
create temp table voisin as select jsonb_build_object('campagne_id', essai.id('campagne VOISIN'), 'contrat_id', essai.id('contrat VOISIN'),
  'parcelle_id', essai.id('parcelle Chez le voisin'), 'producteur_id', essai.id('Chez le voisin'), 'produit_id', essai.produit('ANANAS')) as ids;
select essai.entrer('ESSAI');

select ok(essai.collecter('voisin ' || c, jsonb_build_object(c, v.ids -> c)) -> 'motifs' ? 'reference_inconnue', c || ' of the neighbour is unknown here')
from voisin v, pg_temp.champs() as c;

select * from finish();
rollback;
