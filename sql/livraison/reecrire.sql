-- Updates a delivery note: campaign, destination, vehicle, date, and the collections that it names.
-- Collections that it no longer names are free for another note. If this note now has collections
-- that its controls found on another note, the decision ends these controls.
-- Spec: file-de-controle#correction, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0152-arrive-tard.md.
-- Locks: its controls, the note, then what `livraison.inscrire` locks.
create or replace function livraison.reecrire(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'livraison_id')::uuid;
begin
  perform constat.tenir(array(select k.id from controle.controle k where k.entite_id = v_id));
  perform document.imprimer(
    'bon_livraison', v_id, livraison.contenu_imprime(v_id, document.langue()));
  update livraison.bon b
  set campagne_declaree = (v_payload ->> 'campagne_id')::uuid,
      campagne_id = (p_contexte.refs ->> 'campagne_id')::uuid,
      destination_declaree = (v_payload ->> 'destination_id')::uuid,
      destination_id = (p_contexte.refs ->> 'destination_id')::uuid,
      immatriculation = v_payload #>> '{vehicule,immatriculation}',
      chauffeur = v_payload #>> '{vehicule,chauffeur}',
      date_operation = p_contexte.date_operation
  where b.id = v_id;
  -- Deletes the rows of collections that the note no longer names, and of those that stand on
  -- another note: `inscrire` writes the latter again, on this note if the other has let them go.
  delete from livraison.bon_collecte l
  where l.bon_id = v_id and (
    l.collecte_id is null
    or not coalesce(p_contexte.refs -> 'collectes[]', '{}') ? l.collecte_declaree::text);
  perform livraison.inscrire(v_id, coalesce((
    select jsonb_object_agg(c.key, c.value)
    from jsonb_each(p_contexte.refs -> 'collectes[]') as c
    where not exists (select from livraison.bon_collecte l
                      where l.bon_id = v_id and l.collecte_declaree = c.key::uuid)), '{}'), p_le);
  perform document.changer('bon_livraison', v_id, p_le);
  perform livraison.clore_obtenues(p_contexte.commande_id, v_id, p_le);
  return ('{}', '{}', null, 'livraison',
          jsonb_build_object('livraison', v_id))::commande.effet;
end
$$;
