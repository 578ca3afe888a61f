-- Spec: webhooks#genres: a reception that is validated is an event, and so is its lot; a lot that
-- the same act puts into quarantine is validated first.
begin;
set local role metier;
select plan(2);
select essai.preparer_receptions();

select essai.recevoir('r');
select from essai.abonner('a');
select from journal.consigner(essai.t(1), 'lot.mettre_en_quarantaine', 'lot',
  (essai.recue('r')).lot_id);
select essai.traiter_reception('r', 'valider');
select essai.deriver();
create function pg_temp.faits(p_id uuid) returns text language sql as $$
  select string_agg(concat_ws(' ', e.genre, e.acte, e.etat), ', ' order by e.rang)
  from webhook.evenement e where e.sujet_id = p_id
$$;
select is(pg_temp.faits((essai.recue('r')).id),
  'reception.changee creer brouillon, reception.changee soumettre en_attente, '
  || 'reception.changee valider validée', 'the states of the reception, in order');
select is(pg_temp.faits((essai.recue('r')).lot_id),
  'lot.valide valider validé, lot.en_quarantaine mettre_en_quarantaine quarantaine',
  'and its lot, validated before it is in quarantine');

select * from finish();
rollback;
