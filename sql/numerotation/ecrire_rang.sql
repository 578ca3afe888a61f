-- Composes the official number of a rank: the common part of a campaign's numbers, the nature and
-- the rank. The rank has as many digits as the highest rank of the model; a higher rank has more.
-- Spec: numerotation#attribution, numerotation#segments, numerotation#elargissement.
-- Why: every collection runs this function while others wait for the counter. Its body is parsed
--      (`begin atomic`), so that PostgreSQL inlines it into the caller's plan.
create or replace function numerotation.ecrire_rang(
  p_gabarit text, p_nature text, p_rang bigint, p_rang_du_modele bigint) returns text
language sql stable
begin atomic
  select format(p_gabarit, p_nature,
                lpad(p_rang::text, length(greatest(p_rang, p_rang_du_modele)::text), '0'));
end;
grant execute on function numerotation.ecrire_rang(text, text, bigint, bigint) to rapports;
