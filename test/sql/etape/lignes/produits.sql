-- Spec: matiere#equilibre: losses belong to the input products, excess to the output products, in
-- proportion and to the gram.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select essai.lot('a', 1000, 'validé');
select essai.etape('jus', '{"a": 200}', jsonb_build_array(essai.sortie(200)));
select essai.proceder('jus');
select lot.numeroter(essai.issu('jus'), essai.t(3)),
  lot.changer_statut(essai.issu('jus'), 'valider', null, essai.id('rsci ESSAI'), essai.t(3));
create function pg_temp.lignes(p_sorties jsonb) returns text language plpgsql as $$
declare
  v_id uuid := etape.creer(jsonb_build_object('procede', 'sechage', 'campagne_id',
      essai.id('campagne ESSAI'), 'sorties', p_sorties, 'entrees', jsonb_build_array(
    jsonb_build_object('lot_id', essai.id('lot a'), 'quantite_g', 67),
    jsonb_build_object('lot_id', essai.issu('jus'), 'quantite_g', 33))), essai.id('rsci ESSAI'),
  essai.t(3)) ->> 'id';
begin
  update etape.sortie s set lot_id = essai.id('lot a') where s.etape_id = v_id;
  return (select string_agg(format('%s %s %s', c.genre, p.code, l.quantite_g),
      ', ' order by c.genre, p.code, l.quantite_g)
    from unnest(etape.lignes(v_id)) as l join matiere.compte c on c.id = l.compte_id
      join produit.produit p on p.id = l.produit_id where c.genre <> 'lot');
end
$$;
select is(pg_temp.lignes(jsonb_build_array(essai.sortie(90))),
  'perte ANANAS 6, perte JUS 4, transformation ANANAS 61, transformation JUS -61', 'ten missing');
select is(pg_temp.lignes(jsonb_build_array(essai.sortie(60), essai.sortie(51, '{}', 'ANANAS'))),
  'ajustement ANANAS -6, ajustement JUS -5, transformation ANANAS 22, transformation JUS -22',
  'eleven too much');
select is(pg_temp.lignes(jsonb_build_array(essai.sortie(33), essai.sortie(67, '{}', 'ANANAS'))),
  null, 'nothing turned into anything');
select results_eq($$ select produit_id, part_g
    from etape.partager(0, array[(null, essai.id('p'), 5, null)::matiere.ligne]) $$,
  $$ values (essai.id('p'), 0::bigint) $$, 'nothing to share');
select is_empty($$ select 1 from etape.partager(5, '{}') $$, 'among nothing');

select * from finish();
rollback;
