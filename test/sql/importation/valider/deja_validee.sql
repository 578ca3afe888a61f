-- Spec: capacites#reprise: a capacity that was validated separately does not block the others of
-- its import.
begin;
set local role metier;
select plan(5);
select essai.preparer_capacites();
select essai.producteur('Afi');
insert into importation.importation
  (organisation_id, id, genre, nom_fichier, format, taille_octets, sha256, cree_le, auteur_id,
   statut, mode, applique_le, applique_par)
values (core.organisation_id(), essai.id('import'), 'capacites', 'c.csv', 'csv', 1,
  repeat('0', 64), essai.t(), essai.id('agent ESSAI'), 'applique', 'tout', essai.t(),
  essai.id('agent ESSAI'));
insert into importation.ligne
  (organisation_id, importation_id, rang, numero, cellules, demande, objet_id, ecrite_le)
select core.organisation_id(), essai.id('import'), r.rang, r.rang, '{}', '{}', r.id, essai.t()
from (
  select 1 as rang, c.id
  from capacite.reprendre(jsonb_build_object('campagne_id', essai.id('campagne ESSAI'),
    'producteur_id', essai.id('Kossi'), 'matiere_code', 'ANANAS', 'etat_code', 'AB',
    'capacite_g', 450000), essai.id('agent ESSAI'), essai.t()) as c
  union all
  select 2, essai.id('autre')) as r;
insert into capacite.capacite
  (organisation_id, id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes,
   proposee_par, proposee_le, reprise)
values (core.organisation_id(), essai.id('autre'), essai.id('campagne ESSAI'), essai.id('Afi'),
  'ANANAS', 'AB', 0, '[]', essai.id('agent ESSAI'), essai.t(), true);
create function pg_temp.valider(p_compte text) returns text language plpgsql as $$
begin
  return importation.valider(essai.id('import'), null, essai.id(p_compte || ' ESSAI'),
    essai.t(1)) ->> 'validees';
exception when sqlstate 'TR403' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(essai.valider(essai.id('autre'), 'direction'), 'proposee', 'one by itself');
select is(pg_temp.valider('direction'), '1', 'the other, by the same person');
select is(pg_temp.valider('direction'), 'validation_personnes_distinctes', 'then nothing is left');
select is(pg_temp.valider('rsci'), '2', 'both, by the second one');
select is(pg_temp.valider('rsci'), 'capacite_deja_decidee', 'all are decided');

select * from finish();
rollback;
