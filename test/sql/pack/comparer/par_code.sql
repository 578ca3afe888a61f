-- Spec: editeur#differences: a difference has the element's name and whether rules read it; a moved
-- element is only reported as another order.
begin;
set local role metier;
select plan(9);
select essai.preparer();

create function pg_temp.comparer(p_apres jsonb) returns text language sql as $$
  select string_agg(concat_ws(' ', d.chemin, d.nature, d.avant, d.apres, d.lu), '; '
    order by d.chemin)
  from pack.comparer(essai.document_pack(), p_apres) as d
$$;

select is(pg_temp.comparer(essai.document_pack()), null, 'the same');
select is(pg_temp.comparer(jsonb_set(essai.document_pack(),
    '{produits,1,matiere_premiere_liee,coefficient_ppm}', '1900000')),
  '/produits/JUS/matiere_premiere_liee/coefficient_ppm change 2000000 1900000 t',
  'a coefficient, which rules read');
select is(pg_temp.comparer(jsonb_set(essai.document_pack(), '{produits,0,nom_fr}', '"Ananas bio"')),
  '/produits/ANANAS/nom_fr change "Ananas" "Ananas bio" f', 'a name, which they do not');
select is(pg_temp.comparer(essai.document_pack() #- '{parametres,collecte.refaction.JUS}'
    #- '{arbre_activites,4}'),
  format('/arbre_activites/sechage retire %s t; /parametres/collecte.refaction.JUS retire [] t',
    essai.document_pack() #> '{arbre_activites,4}'),
  'what stands first is named by its code when others go');
select is(pg_temp.comparer(jsonb_set(essai.document_pack(), '{produits}', jsonb_build_array(
    essai.document_pack() #> '{produits,1}', essai.document_pack() #> '{produits,0}',
    essai.document_pack() #> '{produits,2}'))),
  '/produits ordre ["ANANAS", "JUS", "SANSREGLE"] ["JUS", "ANANAS", "SANSREGLE"] t', 'moved');
select is((select string_agg(d.chemin || ' ' || d.lu, '; ' order by d.chemin)
   from pack.comparer(
     '{"constats": [{"code": "a", "gravite": "mineure", "delai_correction_jours": 1,
         "cible": "parcelle", "declassement": [{"referentiel": "AB", "etat": "C1"}]}],
       "formulaires_inspection": [{"code": "f", "version": 1, "cible": "parcelle",
         "questions": [{"code": "q", "constat": null, "obligatoire": true}]}],
       "intrants_autorises": [{"code": "i", "categorie": "plant", "unite_code": "KGM"}],
       "produits": [{"code": "P", "attributs": [{"code": "v", "schema": {"enum": ["x"]}}]}]}',
     '{"constats": [{"code": "a", "gravite": "majeure", "delai_correction_jours": 2,
         "cible": "producteur", "declassement": [{"referentiel": "AB", "etat": "C2"}]}],
       "formulaires_inspection": [{"code": "f", "version": 1, "cible": "producteur",
         "questions": [{"code": "q", "constat": {"code": "a"}, "obligatoire": false}]}],
       "intrants_autorises": [{"code": "i", "categorie": "materiel", "unite_code": "LTR"}],
       "produits": [{"code": "P", "attributs": [{"code": "v", "schema": {"enum": ["x", "y"]}}]}]}'
   ) as d),
  '/constats/a/cible false; /constats/a/declassement/AB/etat true; '
  '/constats/a/delai_correction_jours true; /constats/a/gravite true; '
  '/formulaires_inspection/f@1/cible false; /formulaires_inspection/f@1/questions/q/constat true; '
  '/formulaires_inspection/f@1/questions/q/obligatoire true; '
  '/intrants_autorises/i/categorie false; /intrants_autorises/i/unite_code true; '
  '/produits/P/attributs/v/schema/enum/y true', 'what no rule reads, and what one does');
select is((select string_agg(d.chemin || ' ' || d.lu, '; ' order by d.chemin)
   from pack.comparer('{"arbre_activites": [{"code": "version"}, {"code": "libelle"}]}',
                      '{"arbre_activites": [{"code": "reference"}]}') as d),
  '/arbre_activites/libelle true; /arbre_activites/reference true; /arbre_activites/version true',
  'an activity that is called as words are is one all the same');
select is((select string_agg(d.chemin || ' ' || d.nature, '; ' order by d.chemin)
   from pack.comparer('{"constats": [{"code": "a", "gravite": "mineure"}, {"code": "a"}]}',
                      '{"constats": [{"code": "a", "gravite": "majeure"}, {"code": "a"}]}') as d),
  '/constats/a/gravite change', 'two of one code are compared one by one');
select is((select string_agg(d.chemin || ' ' || d.nature, '; ' order by d.chemin)
   from pack.comparer('{"constats": [{"code": "a"}]}',
                      '{"constats": [{"code": "a"}, {"code": "a"}]}') as d),
  '/constats/a#2 ajoute', 'the second of a code is one more');

select * from finish();
rollback;
