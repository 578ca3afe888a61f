-- Spec: types-de-commandes#livraison-etablir-bon: a note on which a reception stands is left alone
-- when its collection is devalidated, also by today's rules; once its last reception is rejected,
-- it ends like a note without one.
begin;
set local role metier;
select plan(7);
select essai.preparer_receptions();
select essai.equiper();

create function pg_temp.raisons(p_nom text) returns text language sql stable as $$
  select string_agg(k.details ->> 'raison', ', ' order by k.details::text)
  from controle.controle k
  where k.commande_id = essai.id('commande ' || p_nom) and k.statut = 'ouvert'
$$;
select from essai.collecter('portée', essai.kg(100000), essai.capture(essai.t(0, '06:00')));
select from essai.faire('livraison.etablir_bon', 'b', essai.portee());
select is(essai.recevoir('r', '{portée}', jsonb_build_object('bon_id', essai.id('b'))),
  'en_attente', 'a reception by the note');
select from essai.faire('collecte.signaler_erreur', 'e', essai.d_une_collecte('portée'));
select is(essai.lever('rsci ESSAI', 'e', 'erreur_signalee_agent', 'correction'), 'leve',
  'the collection is devalidated');
select is(pg_temp.raisons('b'), null, 'the note is left alone');
select is_empty($$ select from rejugement.commandes_jugees_autrement(
    array[essai.id('commande b')]) $$, 'and not listed');
select is(essai.traiter_reception('r', 'rejeter', 'abîmé'), 'rejetée', 'the reception is rejected');
select is(pg_temp.raisons('b'), 'statut', 'the note is judged');
select is_empty($$ select from rejugement.commandes_jugees_autrement(
    array[essai.id('commande b')]) $$, 'and not listed');

select * from finish();
rollback;
