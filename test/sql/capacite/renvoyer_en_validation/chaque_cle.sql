-- Spec: capacites#retour-en-validation: all capacities that depend on the plot return to
-- validation, in each open campaign and state, and no others.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.mesurer_kossi(5000);
select essai.capacite_validee();
insert into capacite.capacite (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  capacite_g, lignes, statut, proposee_le)
select core.organisation_id(), essai.id(v.campagne), essai.id('Kossi'), v.matiere, v.etat, 7,
  jsonb_build_array(jsonb_build_object('parcelle_id', essai.id(v.parcelle))), v.statut, essai.t(-1)
from (values ('campagne ESSAI', 'ANANAS', 'C2', 'parcelle Kossi', 'validee'),
  ('campagne ESSAI', 'MANGUE', 'AB', 'autre parcelle', 'validee'),
             ('campagne ESSAI', 'CACAO', 'AB', 'parcelle Kossi', 'refusee'),
             ('operations ESSAI', 'ANANAS', 'AB', 'parcelle Kossi', 'validee')) as v (campagne,
             matiere, etat, parcelle, statut);
update campagne.campagne set statut = 'cloturee' where id = essai.id('operations ESSAI');
select capacite.renvoyer_en_validation(essai.id('parcelle Kossi'), essai.id('agent ESSAI'),
  essai.t());
create function pg_temp.statuts() returns text language sql stable as $$
  select string_agg(l, ', ' order by l) from (
    select concat_ws(' ', case c.campagne_id when essai.id('campagne ESSAI') then 'C26'
      else 'OPS' end, c.matiere_code, c.etat_code,
      string_agg(c.statut, '+' order by c.statut)) as l from capacite.capacite c
    group by c.campagne_id, c.matiere_code, c.etat_code) as x
$$;
select is(pg_temp.statuts(),
  'C26 ANANAS AB a_revalider+proposee, C26 ANANAS C2 a_revalider+proposee, C26 CACAO AB refusee, '
  'C26 MANGUE AB validee, OPS ANANAS AB validee',
  'two return; a refused one, another plot''s and a closed campaign''s stay');
select is((select array_agg(distinct c.proposee_par) from capacite.capacite c
    where c.statut = 'proposee'), array[essai.id('agent ESSAI')],
  'the proposals are the surveyor''s');

select * from finish();
rollback;
