-- Spec: types-de-commandes#producteur-enregistrer: the second record with the same document gets a
-- control, and records that name it meanwhile depend on this control.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select essai.faire('producteur.enregistrer', 'Afi');
select essai.faire('producteur.enregistrer', 'Bio',
  (essai.payload('producteur.enregistrer', 'Afi') - 'producteur_id'));
create function pg_temp.parcelle(p_producteur text) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', 'champ ' || p_producteur,
      jsonb_build_object('producteur_id', essai.id(p_producteur))))
$$;
create function pg_temp.collecte(p_producteur text) returns jsonb language sql as $$
  select essai.collecter('collecte ' || p_producteur, '{"qualite_declaree": {}}'
    || jsonb_build_object(
    'producteur_id', essai.id(p_producteur), 'parcelle_id',
    essai.id('champ ' || p_producteur))) -> 'motifs'
$$;

select is(pg_temp.parcelle('Afi'), null, 'a plot of the record that was there first: nothing');
select is(pg_temp.parcelle('Bio'), 'dependance_en_controle',
  'a plot of the new record depends on its control');
select ok(not pg_temp.collecte('Afi') ? 'dependance_en_controle',
  'a collection of the first: no dependence');
select ok(pg_temp.collecte('Bio') ? 'dependance_en_controle',
  'a collection of the new record depends on its control');
select results_eq(
  'select e.paiement_bloque from collecte.effet e join collecte.collecte c on c.id = e.collecte_id '
  'order by c.producteur_id = essai.id($$Bio$$)',
  'values (false), (true)', 'only the payment of the new record is blocked');

select * from finish();
rollback;
