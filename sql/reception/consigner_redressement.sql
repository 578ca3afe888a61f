-- Calculates the quality of a reception's lot, and of matter made from it, again. Stores the
-- adjustment by late data: the difference in mass, the changed values of the collection, the lots
-- before and after, and the shipped matter; then updates the slip. Stores nothing if nothing
-- changed.
-- Spec: lots#requalification, documents#remplacement.
create or replace function reception.consigner_redressement(
  p_reception_id uuid, p_collecte_id uuid, p_genre text, p_mouvement_id uuid, p_remplace_id uuid,
  p_raison text, p_champs jsonb, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_documents_differes boolean := document.differer();
  v_lots jsonb := lot.changes(reception.requalifier(
    p_reception_id, case p_genre when 'correction' then p_genre else 'apports' end, p_raison,
    p_auteur_id, p_le));
  v_details jsonb;
begin
  if p_mouvement_id is not null or p_remplace_id is not null or p_champs <> '{}' or v_lots <> '[]'
  then
    with ecrit as (
      insert into reception.redressement
        (organisation_id, reception_id, collecte_id, genre, mouvement_id, remplace_id, ecart_g,
         raison, champs, lots, expeditions, auteur_id, le)
      select core.organisation_id(), p_reception_id, p_collecte_id, p_genre, p_mouvement_id,
             p_remplace_id, reception.ecart(p_collecte_id, p_mouvement_id), p_raison, p_champs,
             v_lots,
             lot.expediees(array(
               select l.id from lot.lot l where l.reception_id = p_reception_id)),
             p_auteur_id, p_le
      returning id, collecte_id, ecart_g, champs, lots, expeditions
    )
    select to_jsonb(e) into v_details from ecrit e;
    perform document.suivre('reception', 'redresser', p_reception_id, p_le);
    perform journal.consigner(p_le, 'reception.redresser', 'reception', p_reception_id, v_details);
  end if;
  if v_documents_differes then
    perform document.etablir_differes(p_le);
  end if;
end
$$;
