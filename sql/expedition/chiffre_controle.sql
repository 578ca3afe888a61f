-- Calculates the check digit of a container number by ISO 6346: letters count 10 to 38 without the
-- multiples of 11; each position weighs twice the position before; the digit is the sum modulo 11,
-- with 10 replaced by 0.
-- Spec: ventes-et-expeditions#expedition.
-- Chosen: docs/decisions/0028-ventes.md.
create or replace function expedition.chiffre_controle(p_numero text) returns integer
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select (sum(case when c.signe ~ '[0-9]' then c.signe::integer
                   else 10 + c.lettre + (c.lettre + 9) / 10 end * (1 << (c.rang - 1)))
          % 11 % 10)::integer
  from (select r.rang, substr(p_numero, r.rang, 1) as signe,
               ascii(substr(p_numero, r.rang, 1)) - ascii('A') as lettre
        from generate_series(1, 10) as r (rang)) as c
$$;
