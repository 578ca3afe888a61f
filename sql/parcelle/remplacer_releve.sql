-- Updates the survey of a command to its present values. If its shape, date or plot changed, writes
-- a version with its measures, which replaces the former one. Judges its measure again, unless the
-- shape is the same and a later valid survey of the plot replaced it. Capacities that contain the
-- plots return to validation, and phones receive the new state of the plots.
-- Spec: file-de-controle#ecart-motive, file-de-controle#correction, terrain#releve.
-- Motifs: what `parcelle.juger_mesure` finds.
-- Locks: the organization's surveys, the producers' balances.
create or replace function parcelle.remplacer_releve(
  p_avant commande.contexte, p_contexte commande.contexte, p_parcelle_id uuid,
  p_mesure parcelle.mesure, p_auteur_id uuid, p_le timestamptz,
  out polygone_id uuid, out constats commande.constat[]) returns record
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve jsonb := p_contexte.payload -> 'releve';
  v_courant parcelle.polygone := parcelle.releve_courant(
    (v_releve ->> 'polygone_id')::uuid, p_contexte.commande_id);
  v_est_autre boolean := v_releve <> p_avant.payload -> 'releve';
  v_mesure parcelle.mesure := p_mesure;
begin
  polygone_id := v_courant.id;
  constats := parcelle.rejuger_mesure(v_courant, p_contexte);
  if not v_est_autre and v_courant.date_operation = p_contexte.date_operation
    and (v_courant.parcelle_id = p_parcelle_id
         or num_nonnulls(v_courant.parcelle_id, p_parcelle_id) = 0) then
    return;
  end if;
  if v_mesure is null then -- another decision changed it before the lock
    v_mesure := parcelle.preparer_releve(p_contexte, p_parcelle_id);
  end if;
  polygone_id := gen_random_uuid();
  insert into parcelle.polygone
    (organisation_id, id, parcelle_declaree, parcelle_id, forme, geojson, surface_m2, perimetre_m,
     precision_mediane_cm, nb_points, surface_telephone_m2, debut, fin, date_operation, commande_id,
     auteur_id, remplace_id)
  values (p_contexte.organisation_id, polygone_id, (p_contexte.payload ->> 'parcelle_id')::uuid,
          p_parcelle_id, v_mesure.forme, v_releve ->> 'geojson', v_mesure.surface_m2,
          v_mesure.perimetre_m, (v_releve ->> 'precision_mediane_cm')::integer,
          (v_releve ->> 'nb_points')::integer, (v_releve ->> 'surface_telephone_m2')::bigint,
          (v_releve ->> 'debut')::timestamptz, (v_releve ->> 'fin')::timestamptz,
          p_contexte.date_operation, p_contexte.commande_id, p_auteur_id, v_courant.id);
  if v_courant.parcelle_id <> p_parcelle_id then
    perform parcelle.tenir_copies(p_contexte.organisation_id, v_courant.parcelle_id);
    perform parcelle.rejuger_chevauchements(v_courant.parcelle_id, p_le);
    perform parcelle.propager_changement(v_courant.parcelle_id, p_auteur_id, p_le);
  end if;
  if p_parcelle_id is not null then
    perform parcelle.propager_changement(p_parcelle_id, p_auteur_id, p_le);
  end if;
  if v_est_autre then
    constats := parcelle.juger_mesure(
      polygone_id, v_mesure, (v_releve ->> 'surface_telephone_m2')::bigint,
      p_contexte.date_operation);
  end if;
end
$$;
