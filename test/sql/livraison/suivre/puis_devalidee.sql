-- Spec: types-de-commandes#livraison-etablir-bon: a note that arrived before its collection was
-- devalidated ends like a note that arrived after; recorded again, the collection lifts the
-- control. A note on which a reception stands is left alone.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.corriger(p_nom text, p_demande jsonb default '{}') returns text
language plpgsql as $$
begin
  perform essai.faire('collecte.signaler_erreur', p_nom, essai.d_une_collecte('portée'));
  return essai.lever('rsci ESSAI', p_nom, 'erreur_signalee_agent', 'correction', p_demande);
end
$$;
create function pg_temp.raisons(p_nom text) returns text language sql stable as $$
  select string_agg(coalesce(k.details ->> 'raison', 'ailleurs'), ', ' order by k.details::text)
  from controle.controle k
  where k.commande_id = essai.id('commande ' || p_nom) and k.statut = 'ouvert'
$$;
select from essai.collecter('portée', essai.kg(1000), essai.capture(essai.t(0, '06:00')));
select from essai.faire('livraison.etablir_bon', 'b', essai.portee());
select from essai.faire('livraison.etablir_bon', 'c', essai.portee());
select is(pg_temp.raisons('b'), null, 'a note of a good collection');
select is(pg_temp.corriger('e'), 'leve', 'devalidated');
select is(array[pg_temp.raisons('b'), pg_temp.raisons('c')], '{statut,"ailleurs, statut"}',
  'both notes stand under control');
select is(pg_temp.corriger('f', essai.payload_corrige('portée', essai.kg(900))), 'leve',
  'recorded again under its number');
select is(array[pg_temp.raisons('b'), pg_temp.raisons('c')], '{NULL,ailleurs}', 'both are free');
select is((select array[k.decision, k.raison] from controle.controle k
    where k.commande_id = essai.id('commande b')), '{correction,vu}', 'lifted with the decision');

update livraison.bon_collecte set collecte_id = null;
select is(pg_temp.corriger('g'), 'leve', 'devalidated again');
select is(pg_temp.raisons('b'), null, 'a note that carries it no more is left alone');

select * from finish();
rollback;
