-- Attaches a survey to its plot that has arrived since: a version of the same shape with the key,
-- since surveys are never edited. The crops that it told of become the plot's.
-- Spec: Control queue, reference_inconnue, «correction».
create or replace function parcelle.rattacher_releve(p_contexte commande.contexte) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelle_id uuid := (p_contexte.refs ->> 'parcelle_id')::uuid;
begin
  insert into parcelle.polygone
    (organisation_id, id, parcelle_declaree, parcelle_id, forme, geojson, surface_m2, perimetre_m,
     precision_mediane_cm, nb_points, surface_telephone_m2, debut, fin, date_operation, commande_id,
     auteur_id)
  select g.organisation_id, gen_random_uuid(), g.parcelle_declaree, v_parcelle_id, g.forme,
         g.geojson, g.surface_m2, g.perimetre_m, g.precision_mediane_cm, g.nb_points,
         g.surface_telephone_m2, g.debut, g.fin, g.date_operation,
         g.commande_id, g.auteur_id
  from parcelle.polygone g
  where g.commande_id = p_contexte.commande_id and g.parcelle_id is null
    and v_parcelle_id is not null
    and not exists (select from parcelle.polygone d
                    where d.commande_id = g.commande_id and d.parcelle_id is not null);
  if found then
    perform capacite.renvoyer_en_validation(v_parcelle_id, p_contexte.utilisateur_id,
                                            p_contexte.recue_le);
    perform parcelle.declarer_cultures(p_contexte, v_parcelle_id);
  end if;
end
$$;
