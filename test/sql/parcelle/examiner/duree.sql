-- Spec: types-de-commandes#reponses: a survey that ends before it begins is `ecart_calcul`.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.releve(p_nom text, p_fin timestamptz) returns jsonb language sql as $$
  select jsonb_build_object('releve', essai.releve(p_nom, essai.ailleurs('parcelle Kossi'))
    || jsonb_build_object('fin', p_fin))
$$;

select is(
  essai.motifs(essai.faire('parcelle.relever', 'juste',
      pg_temp.releve('juste', essai.t(0, '06:30')))), null, 'an end at its beginning');
select is(
  essai.motifs(essai.faire('parcelle.relever', 'à rebours',
      pg_temp.releve('à rebours', essai.t(0, '06:29')))), 'ecart_calcul', 'a survey');
select is((select (k #> '{0,details}') - '{debut,fin}'::text[]
    from essai.constats('à rebours') as k),
  jsonb_build_object('champ', 'fin', 'raison', 'fin_avant_debut', 'polygone_id',
    essai.id('polygone à rebours')), 'the details say so, and of which survey');
select is(essai.lever('rsci ESSAI', 'à rebours', 'ecart_calcul', 'correction'),
  '409 releve_attendu', 'it is corrected by a later one');
select is(essai.motifs(essai.faire('parcelle.enregistrer', 'nouvelle',
  jsonb_build_object('releve', essai.releve('nouvelle', essai.ailleurs('nouvelle'))
    || jsonb_build_object('fin', essai.t(0, '06:29'))))), 'ecart_calcul', 'a first survey');

select * from finish();
rollback;
