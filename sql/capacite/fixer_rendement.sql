-- Sets the yield of a plot for a campaign and a raw material, with a reason. The capacities that
-- contain the plot return to validation if the figure changed.
-- Spec: terrain#rendement, service#actes-simultanes.
-- Why: the yield with the latest instant is in force; two yields never have the same instant.
-- Refuses: campagne_introuvable, campagne_cloturee, parcelle_inconnue, produit_introuvable,
--          culture_absente.
-- Locks: the plot, then the producers' balances.
create or replace function capacite.fixer_rendement(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rendement parcelle.rendement;
  v_parcelle_id uuid;
  v_matiere text;
  v_capacites uuid[] := '{}';
  v_dernier parcelle.rendement;
  v_le timestamptz;
begin
  v_rendement := jsonb_populate_record(null::parcelle.rendement, p_requete);
  perform campagne.exiger_non_cloturee(v_rendement.campagne_id);
  select p.id into v_parcelle_id from parcelle.parcelle p
  where p.id = (select coalesce(a.fusionnee_dans, a.id) from parcelle.parcelle a
                where a.id = v_rendement.parcelle_id)
  for no key update;
  if v_parcelle_id is null then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue';
  end if;
  v_le := parcelle.apres_assolements(v_parcelle_id, p_le);
  select p.code into v_matiere
  from produit.de_campagne(v_rendement.produit_id, v_rendement.campagne_id) as p
  where p.est_matiere_premiere;
  if v_matiere is null then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  elsif not exists (select from parcelle.cultures_au(v_parcelle_id, v_le) as c
                    where c.produit_id = v_rendement.produit_id)
  then
    raise sqlstate 'TR409' using message = 'culture_absente';
  end if;

  select r.* into v_dernier from parcelle.rendement r
  where r.parcelle_id = v_parcelle_id and r.campagne_id = v_rendement.campagne_id
    and r.produit_id = v_rendement.produit_id
  order by r.fixe_le desc, r.id desc limit 1;
  v_le := greatest(v_le, v_dernier.fixe_le + interval '1 microsecond');
  insert into parcelle.rendement as r
    (organisation_id, parcelle_id, campagne_id, produit_id, rendement_g_ha, raison, fixe_le,
     auteur_id, reprise)
  values (core.organisation_id(), v_parcelle_id, v_rendement.campagne_id, v_rendement.produit_id,
          v_rendement.rendement_g_ha, v_rendement.raison, v_le, p_auteur_id,
          coalesce(v_rendement.reprise, false))
  returning r.* into v_rendement;
  if v_dernier.rendement_g_ha is distinct from v_rendement.rendement_g_ha then
    v_capacites := capacite.renvoyer(v_parcelle_id, v_rendement.campagne_id, v_matiere,
                                     p_auteur_id, v_le);
  end if;
  perform journal.consigner(v_le, 'rendement.fixer', 'rendement', v_rendement.id, p_requete);
  return json_build_object('rendement', parcelle.presenter_rendement(v_rendement),
                           'capacites', to_json(v_capacites));
end
$$;
