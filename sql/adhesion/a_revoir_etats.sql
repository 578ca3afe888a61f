-- Returns the open controls that a revision of a plot's quality states may make moot, about
-- collections and hand-outs of the time in which the states changed: states that were declared too
-- high, ceilings and certificates that these states ask for, and inputs.
-- Spec: conformite-et-certificats#effets, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0175-une-revision-est-suivie.md.
create or replace function adhesion.a_revoir_etats(p_parcelle_id uuid, p_pendant tstzmultirange)
returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select k.id
    from collecte.collecte c
      join controle.controle k on k.entite_id = c.id and k.statut = 'ouvert'
    where c.parcelle_id = p_parcelle_id and p_pendant @> c.date_operation
      and (k.motif = 'capacite_depassee'
        or k.motif in ('ecart_calcul', 'reference_inactive') and k.details ? 'referentiel')
    union
    select k.id
    from unnest(parcelle.detenteurs(p_parcelle_id)) as d (id)
      join intrant.remise r on r.producteur_id = d.id and p_pendant @> r.date_operation
      join controle.controle k on k.entite_id = r.id and k.statut = 'ouvert'
    where k.motif = 'intrant_non_autorise');
end
$$;
