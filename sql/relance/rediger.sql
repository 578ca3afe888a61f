-- Writes the message of a person and a day in the language of the organization: kinds with their
-- numbers, and the first ten of each by number, code or motif and day. It contains no data of a
-- producer.
-- Spec: relances#message.
create or replace function relance.rediger(p_message relance.message) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with organisation as (
      select o.nom, o.langue = 'en' as est_anglais,
             case o.langue when 'en' then 'YYYY-MM-DD' else 'DD/MM/YYYY' end as forme
      from organisation.organisation o where o.id = p_message.organisation_id
    ),
    genre as (
      select g.rang, o.est_anglais, format('%s : %s%s', g.element ->> 'titre',
               g.element ->> 'nombre', case when (g.element ->> 'suite')::boolean then '+' end)
             as titre, (
               select string_agg('  - ' || concat_ws(', ', e.element ->> 'reference',
                        to_char((e.element ->> 'jour')::date, o.forme)), e'\n' order by e.rang)
               from jsonb_array_elements(g.element -> 'elements')
                      with ordinality as e (element, rang)
               where e.rang <= 10) as lignes
      from jsonb_array_elements(p_message.contenu) with ordinality as g (element, rang)
        cross join organisation o
    )
    select json_build_object(
      'reference', format('relance.%s.%s', p_message.utilisateur_id, p_message.jour),
      'sujet', format(case when o.est_anglais then '%s: to follow, %s'
                        else '%s : à suivre au %s' end, o.nom, to_char(p_message.jour, o.forme)),
      'texte', (
        select string_agg(g.titre || e'\n' || g.lignes, e'\n\n' order by g.rang) from genre g)
        || e'\n\n' || case when o.est_anglais
          then 'Your account says which of these you want.'
          else 'Votre compte dit lesquels vous voulez recevoir.' end)
    from organisation o);
end
$$;
