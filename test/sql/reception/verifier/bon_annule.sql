-- Spec: service#date-de-l-operation: docs/decisions/0046: no reception arrives with a cancelled
-- note or collection; a reception that names a note, or holds a collection, prevents their
-- cancellation.
begin;
set local role metier;
select plan(5);
select essai.preparer_receptions();
select essai.equiper();
select set_config('sillon.utilisateur_id', essai.id('rsci ESSAI')::text, true);

create function pg_temp.annuler(p_nom text) returns text language plpgsql as $$
begin
  return commande.annuler(essai.id('commande ' || p_nom), 'erreur', essai.id('rsci ESSAI'),
    essai.t(1)) ->> 'raison';
exception when sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select from essai.faire('livraison.etablir_bon', 'annulé',
  jsonb_build_object('collectes', jsonb_build_array(essai.id('c1'))));
select is(pg_temp.annuler('annulé'), 'erreur', 'a note is cancelled');
select is(essai.recevoir('x', '{c1}', jsonb_build_object('bon_id', essai.id('annulé'))),
  '409 reference_inactive', 'nothing arrives with it');
select from essai.faire('livraison.etablir_bon', 'bon',
  jsonb_build_object('collectes', '[]'::jsonb));
select is(essai.recevoir('x', '{c1}', jsonb_build_object('bon_id', essai.id('bon'))), 'en_attente',
  'but with another');
select is(pg_temp.annuler('bon'), 'annulation_impossible', 'which is not cancelled any more');
select is(pg_temp.annuler('c1'), 'annulation_impossible', 'nor the collection that was received');

select * from finish();
rollback;
