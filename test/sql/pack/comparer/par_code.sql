-- Spec: editeur#differences: a difference names what an element is called, says whether rules read
-- it, and what is moved only is told as another order.
begin;
set local role metier;
select plan(5);
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

select * from finish();
rollback;
