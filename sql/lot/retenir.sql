-- Blocks a lot because of a result that does not conform: puts a validated lot into quarantine, or
-- adds a reason if it is there already. A waiting lot needs no act, because the result itself
-- blocks it. Returns whether the lot went into quarantine.
-- Spec: lots#quarantaine, lots#analyses.
-- Chosen: docs/decisions/0032-suites-qualite.md. Locks: the lot; the caller holds it.
create or replace function lot.retenir(
  p_lot_id uuid, p_resultat lot.resultat_analyse, p_auteur_id uuid, p_le timestamptz)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_statut text := (lot.exiger(p_lot_id)).statut;
  v_raison text := format('Analyse non conforme : %s, rapport %s', p_resultat.examen,
                          p_resultat.rapport);
begin
  if v_statut = 'validé' then
    perform lot.mettre_en_quarantaine(p_lot_id, v_raison, null, p_auteur_id, p_le, p_resultat.id);
  elsif v_statut = 'quarantaine' then
    insert into lot.quarantaine_lot
      (organisation_id, lot_id, acte, raison, resultat_id, auteur_id, le)
    values (core.organisation_id(), p_lot_id, 'mise', v_raison, p_resultat.id, p_auteur_id, p_le);
  end if;
  return v_statut = 'validé';
end
$$;
