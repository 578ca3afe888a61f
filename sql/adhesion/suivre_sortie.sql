-- Ends a plot with its holder who left: it is active no longer than they are, their ceilings wait
-- for a validation, and later surveys of the plot are judged again. A holder who came back
-- meanwhile leaves the plot as it is.
-- Spec: terrain#sortie, service#application.
-- Refuses: what `producteur.verrouiller` refuses.
-- Locks: the holder, the plot, then what `capacite.suspendre` and `adhesion.rejuger_saisies` lock.
create or replace function adhesion.suivre_sortie(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteur_id uuid;
  v_sortie timestamptz;
begin
  perform producteur.verrouiller(p.producteur_id) from parcelle.parcelle p where p.id = p_id;
  perform from parcelle.parcelle p where p.id = p_id for no key update;
  select q.id, upper(q.actif_pendant) into v_producteur_id, v_sortie
  from parcelle.parcelle p
    join producteur.producteur q
      on q.organisation_id = p.organisation_id and q.id = p.producteur_id
  where p.id = p_id;
  if v_sortie is null then
    return;
  end if;
  update parcelle.parcelle p
  set actif_pendant = p.actif_pendant - tstzmultirange(tstzrange(v_sortie, null))
  where p.id = p_id;
  perform capacite.suspendre(v_producteur_id);
  perform adhesion.rejuger_saisies(v_producteur_id, array[p_id], v_sortie, p_le);
end
$$;
