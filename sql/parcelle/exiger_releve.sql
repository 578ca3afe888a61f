-- Checks the correction of a plot's shape: a valid survey in force that is later than the survey of
-- the control. For an overlap, a new survey of either plot is enough, and today's shapes must not
-- overlap; a cancelled plot overlaps nothing. Other overlaps have controls of their own.
-- Spec: file-de-controle#correction-de-forme.
-- Refuses: releve_attendu.
create or replace function parcelle.exiger_releve(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_minimum bigint := reglage.entier('parcelles.chevauchement_min_m2', p_le);
  v_polygone_id uuid := (p_controle.details ->> 'polygone_id')::uuid;
  v_plus_tard boolean;
  v_communs jsonb;
begin
  v_plus_tard := exists (
    select from parcelle.polygone_en_vigueur g
      join parcelle.polygone n on n.organisation_id = g.organisation_id and n.id = g.id
      join parcelle.polygone k on k.organisation_id = g.organisation_id and k.id = v_polygone_id
    where g.parcelle_id in (p_controle.entite_id, p_controle.autre_id)
      and g.date_operation > k.date_operation and n.commande_id <> k.commande_id)
    or exists (select from parcelle.parcelle p
               where p.id = p_controle.autre_id and isempty(p.actif_pendant));
  select jsonb_agg(jsonb_build_object('parcelle_id', r.autre_id, 'commune_m2', r.commune_m2))
  into v_communs
  from parcelle.recouvrements(p_controle.entite_id, null) as r
  where r.autre_id = p_controle.autre_id and r.periode @> p_le and r.commune_m2 > v_minimum;
  if not v_plus_tard or v_communs is not null then
    raise sqlstate 'TR409' using message = 'releve_attendu', detail = jsonb_build_object(
      'parcelle_id', p_controle.entite_id, 'chevauchements', v_communs)::text;
  end if;
end
$$;
