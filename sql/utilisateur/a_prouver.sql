-- Returns the accounts that must be proven before two accounts count as two persons. If one account
-- comes from the other, or both come from one account, this is the newer account while it is not
-- proven. Returns none if they already count as two persons.
-- Spec: identites-et-droits#deux-personnes.
-- Chosen: docs/decisions/0119-deux-personnes.md. A reset makes an account newer, since it gives a
--         password to its author; of two made at one instant both are the newer.
create or replace function utilisateur.a_prouver(p_un uuid, p_autre uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mains uuid[] := utilisateur.mains(p_un);
  v_autres uuid[] := utilisateur.mains(p_autre);
begin
  if not (p_autre = any (v_mains) or p_un = any (v_autres) or v_mains && v_autres) then
    return '{}';
  end if;
  return array(
    select r.id
    from (
      select u.id, rank() over (order by greatest(u.cree_le, (
        select max(p.le) from utilisateur.preuve p
        where p.utilisateur_id = u.id and p.genre = 'reinitialisation')) desc) as rang
      from utilisateur.utilisateur u where u.id in (p_un, p_autre)) as r
    where r.rang = 1 and not utilisateur.est_prouve(r.id));
end
$$;
