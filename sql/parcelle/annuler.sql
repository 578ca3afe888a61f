-- Cancels a plot as if it had never been active: later references find an inactive plot, phones no
-- longer receive it, and capacity proposals leave it out. Plots from which it was made become
-- active again, if no other plot was made from them and their producer is a member.
-- Spec: file-de-controle#annulation, terrain#origines.
-- Locks: the plots by id, against all that names them; then the producers' balances.
create or replace function parcelle.annuler(
  p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'parcelle_id')::uuid;
begin
  perform from parcelle.parcelle p
  where p.id = v_id
    or p.id in (select o.ancienne_id from parcelle.origine o where o.parcelle_id = v_id)
  order by p.id for update;
  update parcelle.parcelle p set actif_pendant = '{}' where p.id = v_id;
  perform parcelle.propager_changement(v_id, p_auteur_id, p_le);
  update parcelle.parcelle p
  set actif_pendant = p.actif_pendant + tstzmultirange(tstzrange(o.le, null)) * d.actif_pendant
  from parcelle.origine o, producteur.producteur d
  where o.parcelle_id = v_id and p.organisation_id = o.organisation_id and p.id = o.ancienne_id
    and d.organisation_id = p.organisation_id and d.id = p.producteur_id
    and not exists (select from parcelle.suites(p.id));
  perform parcelle.propager_changement(o.ancienne_id, p_auteur_id, p_le)
  from parcelle.origine o where o.parcelle_id = v_id order by o.ancienne_id;
end
$$;
