-- Returns the periods, up to the reception of a command, in which its author's account was active
-- and held the permission of its type.
-- Spec: commandes#droits, file-de-controle#sans-effet.
create or replace function saisie.periodes_du_droit(p_commande_id uuid) returns tstzmultirange
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := saisie.relire(p_commande_id);
begin
  return (
    select coalesce(range_agg(x.periode), '{}')
    from utilisateur.utilisateur u
      join utilisateur.permission_tenue p on p.utilisateur_id = u.id
      join commande.type_commande t on t.permission = p.permission
      cross join lateral unnest(
        u.actif_pendant * p.incluse_pendant * tstzmultirange(p.periode)
        * tstzmultirange(tstzrange(null, v_contexte.recue_le, '[]'))) as x (periode)
    where u.id = v_contexte.utilisateur_id and t.type = v_contexte.type);
end
$$;
