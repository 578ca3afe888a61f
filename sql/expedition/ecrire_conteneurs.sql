-- Writes the containers of a draft expedition and their seals, in place of the former ones.
-- Spec: ventes-et-expeditions#expedition.
-- Chosen: ISO 6346; a seal is used once in the organization; docs/decisions/0028-ventes.md.
-- Refuses: conteneur_invalide, parametre_invalide (a container named twice), scelle_deja_utilise (a
--          constraint).
create or replace function expedition.ecrire_conteneurs(p_id uuid, p_conteneurs jsonb)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_faux jsonb;
begin
  select jsonb_build_object('numero', c.numero, 'chiffre_attendu', c.chiffre) into v_faux
  from (select e.rang, e.value ->> 'numero' as numero,
               expedition.chiffre_controle(e.value ->> 'numero') as chiffre
        from jsonb_array_elements(p_conteneurs) with ordinality as e (value, rang)) as c
  where right(c.numero, 1) <> c.chiffre::text
  order by c.rang limit 1;
  if v_faux is not null then
    raise sqlstate 'TR400' using message = 'conteneur_invalide', detail = v_faux::text;
  elsif jsonb_array_length(p_conteneurs) > (
    select count(distinct c.value ->> 'numero') from jsonb_array_elements(p_conteneurs) as c)
  then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "conteneurs"}';
  end if;

  delete from expedition.scelle s where s.expedition_id = p_id;
  delete from expedition.conteneur c where c.expedition_id = p_id;
  insert into expedition.conteneur (organisation_id, expedition_id, numero, rang)
  select core.organisation_id(), p_id, c.value ->> 'numero', c.rang
  from jsonb_array_elements(p_conteneurs) with ordinality as c (value, rang);
  insert into expedition.scelle (organisation_id, expedition_id, conteneur, numero)
  select core.organisation_id(), p_id, c.value ->> 'numero', s.numero
  from jsonb_array_elements(p_conteneurs) as c
    cross join jsonb_array_elements_text(c.value -> 'scelles') as s (numero)
  order by s.numero;
end
$$;
