-- Brings a member back at an instant, with the plots that left with this member and still belong to
-- this member; a plot that was transferred since is theirs again until its transfer. The member's
-- capacities are calculated again and wait for a validation. Controls that the return makes moot
-- are lifted, and the overlaps of the plots are judged again.
-- Spec: terrain#sortie, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: producteur_inconnu, producteur_actif, evenement_hors_ordre, parametre_invalide.
-- Locks: controls that it may make moot, the organization's surveys, the producer, their plots
--        before the copies of these, then their balances.
create or replace function adhesion.revenir(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_a_revoir uuid[];
  v_producteur producteur.producteur;
  v_sortie timestamptz;
  v_retour timestamptz;
  v_parcelles uuid[];
  v_revenues uuid[];
begin
  v_a_revoir := adhesion.a_revoir(
    (select coalesce(p.fusionne_dans, p.id) from producteur.producteur p where p.id = p_id));
  perform constat.tenir(v_a_revoir);
  perform parcelle.verrouiller_releves();
  v_producteur := producteur.verrouiller(p_id);
  v_sortie := upper(v_producteur.actif_pendant);
  v_retour := adhesion.consigner(v_producteur, 'retour', p_requete, p_auteur_id, p_le);
  v_parcelles := array(
    select p.id from parcelle.parcelle p where p.producteur_id = v_producteur.id
    union
    select d.id from adhesion.parcelles_cedees(v_producteur.id, v_retour) as d);
  perform from parcelle.parcelle p where p.id = any (v_parcelles)
  order by p.id for no key update;
  update producteur.producteur p
  set actif_pendant = p.actif_pendant + tstzmultirange(tstzrange(v_retour, null))
  where p.id = v_producteur.id;
  with revenue as (
    update parcelle.parcelle p
    set actif_pendant = p.actif_pendant + tstzmultirange(tstzrange(v_retour, d.jusqu_au))
    from (
        select q.id, null::timestamptz as jusqu_au from parcelle.parcelle q
        where q.producteur_id = v_producteur.id and upper(q.actif_pendant) = v_sortie
          and not exists (select from parcelle.suites(q.id))
        union all
        select c.id, c.jusqu_au
        from adhesion.parcelles_cedees(v_producteur.id, v_retour) as c
          join parcelle.parcelle q on q.id = c.id and not q.actif_pendant @> v_retour) as d
    where p.id = d.id
    returning p.id
  )
  select array(select r.id from revenue r order by r.id) into v_revenues;
  perform parcelle.rejuger_chevauchements(r.id, p_le) from unnest(v_revenues) as r (id);
  perform capacite.retablir(v_producteur.id, p_auteur_id, p_le);
  perform constat.revoir(v_a_revoir, null, 'un retour arrivé depuis', p_le);
  return producteur.detailler(v_producteur.id, p_le);
end
$$;
