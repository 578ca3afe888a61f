-- The operations that a certificate covered during a period: what a suspension or a withdrawal from
-- then on puts in question. Collections under its referential from its holder's producers, purchase
-- contracts that were active with its holder, receptions from it and their lots, expeditions
-- of them; the organization's own certificate covers every group. A domain that adds operations
-- adds a branch.
-- Spec: conformite-et-certificats#operations.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function certificat.operations_de_la_periode(
  p_certificat_id uuid, p_du timestamptz, p_au timestamptz)
returns table (entite text, id uuid, le timestamptz, reference text, groupement_id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_certificat certificat.certificat;
  v_temps tstzrange;
begin
  select c.* into v_certificat from certificat.certificat c where c.id = p_certificat_id;
  v_temps := tstzrange(p_du, greatest(p_du, p_au), '[]');
  if v_certificat.id is null then
    return;
  end if;
  return query
  select x.entite, x.id, x.le, x.reference, x.groupement_id
  from expedition.sous_certificat(v_certificat, p_du, p_au) as x
  union all
  select 'collecte', c.id, c.date_operation, coalesce(c.numero_officiel, c.reference_provisoire),
         c.groupement_id
  from collecte.collecte c
  where v_certificat.fournisseur_id is null and c.statut = 'enregistree'
    and c.date_operation >= p_du and c.date_operation <= p_au
    and (v_certificat.groupement_id is null or c.groupement_id = v_certificat.groupement_id)
    and exists (
      select from collecte.etats_courants(c.id) as q
      where q.referentiel_code = v_certificat.referentiel_code
        and q.categorie_affichage in ('bio', 'conversion'))
  union all
  select 'contrat', k.id, coalesce(lower(k.actif_pendant), '-infinity'), k.code, k.groupement_id
  from contrat.contrat k
  where v_certificat.fournisseur_id is null and k.actif_pendant && v_temps
    and (v_certificat.groupement_id is null or k.groupement_id = v_certificat.groupement_id)
  union all
  select e.entite, e.id, r.date_operation, r.numero_officiel, r.groupement_id
  from reception.reception r
    cross join lateral (values ('reception', r.id), ('lot', r.lot_id)) as e (entite, id)
  where r.date_operation >= p_du and r.date_operation <= p_au
    and r.statut in ('en_attente', 'validée')
    and (v_certificat.groupement_id is null or r.groupement_id = v_certificat.groupement_id)
    and (v_certificat.fournisseur_id is null or r.fournisseur_id = v_certificat.fournisseur_id)
    and exists (
      select from lot.etats_courants(r.lot_id) as q
      where q.referentiel_code = v_certificat.referentiel_code
        and q.categorie_affichage in ('bio', 'conversion'));
end
$$;
