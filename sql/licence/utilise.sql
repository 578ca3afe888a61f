-- Counts one of the kinds that a licence may limit: active accounts; devices in service or with a
-- pending code; producers who are members.
-- Spec: licences-et-factures#plafonds.
create or replace function licence.utilise(p_genre text, p_le timestamptz) returns integer
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case p_genre
    when 'utilisateurs' then (
      select count(*) from utilisateur.utilisateur u where u.statut = 'actif')
    when 'appareils' then (
      select count(*) from appareil.appareil a where a.statut = 'actif') + (
      select count(*) from appareil.code_enrolement c
      where c.appareil_id is null and c.annule_le is null and c.expire_le > p_le)
    when 'producteurs' then (
      select count(*) from producteur.producteur p
      where p.fusionne_dans is null and p.actif_pendant @> p_le)
  end::integer
$$;
