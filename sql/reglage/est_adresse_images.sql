-- Returns whether a text is an address of imagery: `https://` (or `http://` of this machine), a
-- host without a user, and `{z}`, `{x}` and `{y}` once each behind it, at most 500 characters.
-- Why: the origin goes into the policy of a worker, the whole address to every member's browser.
-- Spec: reglages#images.
create or replace function reglage.est_adresse_images(p_adresse text) returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select length(p_adresse) <= 500 and p_adresse ~ '^[!-~]+$' and p_adresse !~ '[#\\]'
    and (p_adresse ~ '^https://[A-Za-z0-9][A-Za-z0-9.-]{0,253}(:[1-9][0-9]{0,4})?[/?]'
      or p_adresse ~ '^http://(127[.]0[.]0[.]1|localhost)(:[1-9][0-9]{0,4})?[/?]')
    and regexp_count(p_adresse, '\{z\}') = 1 and regexp_count(p_adresse, '\{x\}') = 1
    and regexp_count(p_adresse, '\{y\}') = 1
$$;
