-- Expressions that read a member of a request as a value of a type. Its schema has already
-- validated the member.
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
with souhait (type, expression) as (
  values
    ('bigint', '(p_requete ->> %1$L)::bigint'),
    ('boolean', '(p_requete ->> %1$L)::boolean'),
    ('date', '(p_requete ->> %1$L)::date'),
    ('integer', '(p_requete ->> %1$L)::integer'),
    ('jsonb', 'p_requete -> %1$L'),
    ('text', 'p_requete ->> %1$L'),
    ('text[]', 'case when p_requete ? %1$L '
               || 'then array(select jsonb_array_elements_text(p_requete -> %1$L)) end'),
    ('timestamp with time zone', '(p_requete ->> %1$L)::timestamptz'),
    ('timestamptz', '(p_requete ->> %1$L)::timestamptz'),
    ('uuid', '(p_requete ->> %1$L)::uuid')
)
insert into porte.type_lu as t (type, expression)
select type, expression from souhait
on conflict (type) do update set expression = excluded.expression
  where t.expression is distinct from excluded.expression;
