-- The effect of an open control of a motif about a kind of record.
-- Spec: Control queue, «effect while open»; domain, «Overlap at the date»: «controls whose effect
--       stops at capacity», an `ecart_calcul` about a plot among them.
create or replace function constat.effet(p_motif controle.motif, p_entite text) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case when p_entite = any (p_motif.capacite_seule) then 'capacite_bloquee'
    else p_motif.effet end
$$;
