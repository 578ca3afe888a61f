-- The correction of a plot's shape is a new survey: the one in force must be a later one than the
-- control's, valid, and free of overlap.
-- Spec: Control queue, polygone_invalide and chevauchement_parcelle, «correction (new survey)».
-- Refuses: releve_attendu.
create or replace function controle.exiger_releve(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vigueur record;
  v_constats commande.constat[];
begin
  select g.id into v_vigueur
  from parcelle.polygone_en_vigueur g
    join parcelle.polygone k on k.organisation_id = g.organisation_id
      and k.id = (p_controle.details ->> 'polygone_id')::uuid
  where g.parcelle_id = p_controle.entite_id and g.date_operation > k.date_operation;
  if v_vigueur.id is not null then
    v_constats := parcelle.trouver_chevauchements(p_controle.entite_id, v_vigueur.id, p_le);
  end if;
  if v_constats is distinct from '{}' then
    raise sqlstate 'TR409' using message = 'releve_attendu', detail = jsonb_build_object(
      'parcelle_id', p_controle.entite_id,
      'chevauchements', v_constats[1].details -> 'parcelles')::text;
  end if;
end
$$;
