-- Spec: editeur#fautes: faults of a pack are listed by path and in words, and prevent its
-- publication.
begin;
set local role metier;
select plan(19);
select essai.preparer();

create function pg_temp.pack(p_chemin text, p_valeur jsonb) returns jsonb language sql as $$
  select jsonb_set(essai.document_pack_operations() || '{"code": "fautif", "grilles_conformite": [
    {"code": "ab", "referentiel": "AB", "conversion": [{"etat": "C1", "duree_mois": 0},
      {"etat": "AB", "duree_mois": 36}],
      "exigences": [{"code": "x", "constat": "haie_absente"}]}]}',
    p_chemin::text[], p_valeur, true)
$$;
create function pg_temp.fautes(p_chemin text, p_valeur jsonb) returns text language sql as $$
  select string_agg(f ->> 'chemin' || ' ' || (f ->> 'raison'), '; ')
  from jsonb_array_elements(pack.fautes(pg_temp.pack(p_chemin, p_valeur))) as f
$$;

select is(pg_temp.fautes('{libelle_fr}', '"Sans faute"'), null, 'nothing is wrong');
select is(pg_temp.fautes('{produits,1,matiere_premiere_liee}', '{"code": "NULPART"}'),
  '/produits/1/matiere_premiere_liee/code NULPART is not a product that is a raw material of '
  'this pack', 'a linked raw material that no product is');
select is(pg_temp.fautes('{produits,1,matiere_premiere_liee}', '{"code": "JUS"}'),
  '/produits/1/matiere_premiere_liee/code JUS is not a product that is a raw material of this pack',
  'a product linked to what is no raw material');
select is(pg_temp.fautes('{produits,1,code}', '"ANANAS"'),
  '/parametres/collecte.refaction.JUS JUS is not a product of this pack; '
  '/produits/1/code ANANAS stands in this list already', 'two products of one code');
select is(pg_temp.fautes('{parametres,rendement_defaut.JUS}', '1'),
  '/parametres/rendement_defaut.JUS JUS is not a product that is a raw material of this pack',
  'a yield of what does not grow');
select is(pg_temp.fautes('{parametres,collecte.refaction.ANANAS,1,critere}', '"humidite"'),
  '/parametres/collecte.refaction.ANANAS/1/critere humidite stands in this list already',
  'two thresholds of one criterion');
select is(pg_temp.fautes('{referentiel_capacite}', '"BIO"'),
  '/referentiel_capacite BIO is not a referential of this pack', 'capacities by no referential');
select is(pg_temp.fautes('{referentiels,1,etats,1,rang}', '0'),
  '/referentiels/1/etats/1/rang states stand from the lowest to the highest',
  'states out of order');
select is(pg_temp.fautes('{referentiels,1,etats,1,rang}', '1'),
  '/referentiels/1/etats/1/rang 1 stands in this list already; /referentiels/1/etats/1/rang states '
  'stand from the lowest to the highest', 'two states of one rank');
select is(pg_temp.fautes('{referentiels,1,etats,1,categorie_affichage}', '"hors_statut"'),
  '/referentiels/1/etats/1/categorie_affichage a higher state does not display a lower category',
  'a better state that displays as a worse one');
select is(pg_temp.fautes('{grilles_conformite,0,conversion,1,etat}', '"BIO"'),
  '/grilles_conformite/0/conversion/1/etat AB BIO is not a quality state of this pack',
  'a calendar to no state');
select is(pg_temp.fautes('{grilles_conformite,0,conversion,1,duree_mois}', '0'),
  '/grilles_conformite/0/conversion/1/duree_mois a calendar begins at 0 and takes longer for a '
  'higher state', 'a calendar that takes no time');
select is(pg_temp.fautes('{grilles_conformite,0,exigences,0,constat}', '"rien"'),
  '/grilles_conformite/0/exigences/0/constat rien is not a finding of this pack',
  'a requirement whose finding is unknown');
select is(pg_temp.fautes('{formulaires_inspection,1,questions,0,constat}', '{"code": "rien"}'),
  '/formulaires_inspection/1/questions/0/constat/code rien is not a finding of this pack',
  'a form that names an unknown finding');
select is(pg_temp.fautes('{intrants_autorises,0,referentiels,1}', '"BIO"'),
  '/intrants_autorises/0/referentiels/1 BIO is not a referential of this pack',
  'an input that an unknown referential authorizes');
select is(pg_temp.fautes('{constats,0,declassement}', '[{"referentiel": "NOP", "etat": "C1"}]'),
  '/constats/0/declassement/0/etat NOP C1 is not a quality state of this pack',
  'a downgrade to another referential''s state');
select is(pg_temp.fautes('{arbre_activites,1,prerequis}', '["sechage"]'),
  '/arbre_activites/1/prerequis/0 sechage is no activity that stands before this one',
  'an activity that rests on a later one');
select is(pg_temp.fautes('{produits,0,attributs}',
    '[{"code": "brix", "ordre": 1, "schema": {"minimum": 9, "maximum": 3}}]'),
  '/produits/0/attributs/0/schema/maximum is below the minimum', 'bounds that nothing lies in');
select throws_ok($$
  select pack.publier(pg_temp.pack('{referentiel_capacite}', '"BIO"'), essai.t()) $$,
  'TR409', 'pack_incoherent', 'none of it is published');

select * from finish();
rollback;
