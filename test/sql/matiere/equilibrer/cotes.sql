-- Spec: matiere#equilibre: a deficit is a loss and an excess an adjustment; a deficit of one
-- product with an excess of another goes through `transformation`.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from unnest('{perte,ajustement,transformation}'::text[]) as g, matiere.compte_de(g, null);
select from matiere.compte_de('garde', essai.id('agent ESSAI'));
create function pg_temp.ajoute(p_lignes jsonb) returns text language sql as $$
  select string_agg(format('%s %s %s', k.genre, p.code, l.quantite_g), ', ' order by k.genre,
    p.code)
  from unnest(matiere.equilibrer(array(
      select (matiere.compte_de('garde', essai.id('agent ESSAI')), essai.produit(x ->> 0),
        (x ->> 1)::bigint, essai.id('c'))::matiere.ligne
      from jsonb_array_elements(p_lignes) as x), essai.id('c'))) as l
    join matiere.compte k on k.id = l.compte_id join produit.produit p on p.id = l.produit_id
  where k.genre <> 'garde'
$$;
select is(pg_temp.ajoute('[["ANANAS", -10], ["ANANAS", 10]]'), null, 'balanced already');
select is(pg_temp.ajoute('[["ANANAS", -10]]') || '; ' || pg_temp.ajoute('[["ANANAS", 10]]'),
  'perte ANANAS 10; ajustement ANANAS -10', 'loss, adjustment');
select is(pg_temp.ajoute('[["ANANAS", -10], ["JUS", 7]]'),
  'perte ANANAS 3, transformation ANANAS 7, transformation JUS -7', 'less of another product');
select is(pg_temp.ajoute('[["ANANAS", -10], ["JUS", 7], ["SANSREGLE", 7]]'),
  'ajustement JUS -2, ajustement SANSREGLE -2, transformation ANANAS 10, transformation JUS -5, '
  'transformation SANSREGLE -5', 'more of two');

select * from finish();
rollback;
