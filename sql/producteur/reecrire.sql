-- Updates a producer to the changed fields of the registration, as the next version; a later
-- modification of other fields stays. An identity document that the registration no longer names is
-- removed.
-- Spec: file-de-controle#correction.
-- Motifs: doublon_identite.
-- Locks: the producer, then their balances.
create or replace function producteur.reecrire(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := p_contexte;
  v_id uuid := (p_contexte.payload ->> 'producteur_id')::uuid;
  v_champs jsonb := producteur.champs_changes(
    p_avant.payload - 'producteur_id', p_contexte.payload - 'producteur_id');
  v_constats commande.constat[];
begin
  perform from producteur.producteur p where p.id = v_id for no key update;
  v_contexte.utilisateur_id := p_auteur_id;
  v_contexte.recue_le := p_le;
  -- Leaves out the finding of an unknown group: the check of references already has it.
  v_constats := array(
    select k from unnest(producteur.appliquer_champs(v_contexte, v_id, v_champs)) as k
    where k.motif <> 'reference_inconnue');
  delete from producteur.piece_identite i
  where i.producteur_id = v_id and v_champs -> 'piece_identite' = 'null';
  update producteur.producteur p set cree_le = p_contexte.date_operation
  where p.id = v_id and p.cree_le = p_avant.date_operation
    and p_contexte.date_operation <> p_avant.date_operation;
  perform producteur.resoudre_groupement(v_id, p_le);
  return (v_constats, '{}', null, 'producteur',
          jsonb_build_object('producteur', v_id))::commande.effet;
end
$$;
