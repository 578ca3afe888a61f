-- Puts a validated lot into quarantine: no matter can be taken from it until it is released.
-- Spec: lots#quarantaine.
-- Refuses: lot_inconnu, transition_refusee. Locks: the lot.
create or replace function lot.mettre_en_quarantaine(
  p_lot_id uuid, p_raison text, p_rappel_id uuid, p_auteur_id uuid, p_le timestamptz,
  p_resultat_id uuid default null) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform lot.changer_statut(p_lot_id, 'mettre_en_quarantaine', p_raison, p_auteur_id, p_le);
  insert into lot.quarantaine_lot
    (organisation_id, lot_id, acte, raison, rappel_id, resultat_id, auteur_id, le)
  values (core.organisation_id(), p_lot_id, 'mise', p_raison, p_rappel_id, p_resultat_id,
          p_auteur_id, p_le);
  perform journal.consigner(p_le, 'lot.mettre_en_quarantaine', 'lot', p_lot_id,
                            jsonb_build_object('raison', p_raison, 'rappel_id', p_rappel_id));
end
$$;
