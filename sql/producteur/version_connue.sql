-- Returns the version of a producer with which a modification is compared: the version that the
-- modification names or, if that version does not exist, the oldest version that its phone can have
-- known, which is that of the phone's enrolment. `p_avant` is the version that the modification
-- made; null if it has made none yet.
-- Spec: types-de-commandes#producteur-modifier.
-- Chosen: a phone may have received nothing since it was enrolled.
create or replace function producteur.version_connue(
  p_contexte commande.contexte, p_producteur_id uuid, p_avant integer default null)
returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_base integer := (p_contexte.payload ->> 'version_base')::integer;
begin
  if v_base <= coalesce(p_avant - 1, (
       select p.version from producteur.producteur p where p.id = p_producteur_id))
  then
    return v_base;
  end if;
  return coalesce((
    select max(h.version)
    from producteur.champ h
    where h.producteur_id = p_producteur_id and h.enregistre_le <= (
      select a.enrole_le from appareil.appareil a where a.id = p_contexte.appareil_id)), 1);
end
$$;
