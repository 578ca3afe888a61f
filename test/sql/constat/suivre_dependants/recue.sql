-- Spec: commandes#dependance: a note on which a reception stands is left alone when its collection
-- comes under control late, also by `rejuger --essai`; once its last reception is rejected, it
-- depends on the control.
begin;
set local role metier;
select plan(7);
select essai.preparer_receptions();
select essai.equiper();

select from essai.collecter('portée', essai.kg(100000), essai.capture(essai.t(0, '06:00')));
select from essai.faire('livraison.etablir_bon', 'b', essai.portee());
select is(essai.recevoir('r', '{portée}', jsonb_build_object('bon_id', essai.id('b'))),
  'en_attente', 'a reception by the note');
select constat.ouvrir(essai.id('commande portée'), 'collecte', essai.id('portée'), array[
  ('reference_inactive', null, null, jsonb_build_object('champ', 'contrat_id', 'entite', 'contrat',
    'id', essai.id('contrat')))::commande.constat], essai.t());
select is(essai.ouverts('portée'), 'reference_inactive', 'the collection is under control');
select is(essai.ouverts('b'), null, 'the note is not');
select is_empty($$ select from rejugement.commandes_jugees_autrement(
    array[essai.id('commande b')]) $$, 'and not listed');
select is(essai.traiter_reception('r', 'rejeter', 'abîmé'), 'rejetée', 'the reception is rejected');
select is(essai.ouverts('b'), 'dependance_en_controle', 'the note is judged');
select is_empty($$ select from rejugement.commandes_jugees_autrement(
    array[essai.id('commande b')]) $$, 'and not listed');

select * from finish();
rollback;
